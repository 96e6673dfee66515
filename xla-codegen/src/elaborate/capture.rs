//! Captures: values of the enclosing function become further parameters of a closure, if the operation allows it.

use std::rc::Rc;

use xla_hlo::graph::Checkpoint;
use xla_hlo::list::Items;
use xla_hlo::ops::constant;
use xla_hlo::{Graph, Value};

use super::{Access, Elab, Val, Var};
use crate::hir::Expr;

/// The values of the outer graph that a closure reads, each with its parameter.
pub(super) struct Captures<'c> {
    outer: &'c Graph,
    values: Vec<(Value, Value)>,
}

impl<'c> Captures<'c> {
    pub(super) fn new(outer: &'c Graph) -> Captures<'c> {
        Captures {
            outer,
            values: Vec::new(),
        }
    }

    /// Returns the parameter of a captured value.
    pub(super) fn param(&self, value: Value) -> Option<Value> {
        let known = self.values.iter().find(|(outer, _)| *outer == value);
        known.map(|(_, param)| *param)
    }

    /// Returns the captured values, in the order of their parameters.
    pub(super) fn values(&self) -> Vec<Value> {
        self.values.iter().map(|(outer, _)| *outer).collect_vec()
    }
}

/// The end of a graph and of its captures, to which the elaboration of something that is dropped returns.
#[derive(Clone, Copy)]
pub(super) struct End {
    graph: Checkpoint,
    captures: usize,
}

impl Elab<'_> {
    /// Returns the end of the graph and of its captures.
    pub(super) fn end(&self) -> End {
        End {
            graph: self.graph.checkpoint(),
            captures: self.captures.as_ref().map_or(0, |of| of.values.len()),
        }
    }

    /// Removes the instructions, the parameters and the captures after this end.
    pub(super) fn cut(&mut self, end: End) {
        self.graph.truncate(end.graph);
        if let Some(captures) = &mut self.captures {
            captures.values.truncate(end.captures);
        }
    }

    /// Captures a value of the enclosing function; `None` if the closure may not capture any.
    pub(super) fn capture(&mut self, val: &Val) -> Option<Val> {
        let captures = self.captures.as_mut()?;
        // A number that a call states stays known in closures.
        if let Val::Array(outer) = val
            && let Some(literal) = constant::literal(captures.outer, *outer)
            && literal.shape().is_scalar()
            && self.cx.frame().bindings.decide()
        {
            let literal = literal.clone();
            return Some(Val::Array(self.with_builder(|b| b.constant(literal))));
        }
        let captures = self.captures.as_mut()?;
        Some(match val {
            Val::Array(outer) => {
                // Two captured variables may have one value, which is one operand.
                let param = match captures.param(*outer) {
                    Some(param) => param,
                    None => {
                        let param = self.graph.add_param(captures.outer.shape(*outer).clone());
                        captures.values.push((*outer, param));
                        param
                    }
                };
                Val::Array(param)
            }
            Val::Tuple(items) => {
                let items = items.iter().map(|item| self.capture(item));
                Val::Tuple(items.collect_some()?)
            }
            Val::List(items) => {
                let items = items.iter().map(|item| self.capture(item));
                Val::List(items.collect_some()?)
            }
            Val::Record(name, fields) => {
                let fields = fields
                    .iter()
                    .map(|(field, item)| Some((field.clone(), self.capture(item)?)));
                Val::Record(name.clone(), fields.collect_some()?)
            }
            Val::Function(function) => Val::Function(Rc::new(self.capture_function(function)?)),
            Val::Poison | Val::Numbers(_) | Val::Size(_) | Val::Text(_) => val.clone(),
            Val::Unset(_) | Val::Open(_) => val.clone(),
        })
    }

    /// Captures the outer values that a closure inside this one, or a loop or a branch, reads.
    pub(super) fn capture_for(&mut self, inner: &Expr) {
        if self.captures.is_none() {
            return;
        }
        for id in inner.variables() {
            if self.vars.get(Some(*id)).is_some() {
                continue;
            }
            // Variables that the inner code declares itself are bound nowhere yet.
            let Some(var) = self.outer_variable(Some(*id)).cloned() else {
                continue;
            };
            // The executor is no value. Any computation of the region uses it without a name.
            if var.access == Access::Executor {
                continue;
            }
            if let Some(val) = self.capture(&var.val) {
                // A region returns only what `carried` lists, so it cannot assign to a variable that it captures.
                let access = match var.access {
                    Access::Channel => Access::Channel,
                    Access::State | Access::CapturedState => Access::CapturedState,
                    _ => Access::Fixed,
                };
                self.vars.bind_captured(Var { val, access, ..var });
            }
        }
    }
}
