//! The graph of a function that is transformed.

use std::cell::RefCell;
use std::rc::Rc;

use proc_macro2::TokenStream;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::{CapturingGraph, Computation, Expected};
use xla_hlo::ops::call::type_of;
use xla_hlo::transform::{FunctionParam, Given, Options, lookup};
use xla_hlo::{Graph, Shape, Type};

use super::super::capture::Captures;
use super::super::function::{FunctionValue, Transformed};
use super::super::hover::block;
use super::super::{Context, Elab, Val};
use crate::hir::Expr;

/// A function that is transformed.
pub(super) struct Traced<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) whole: &'a Expr,
    pub(super) function: &'a FunctionValue,
    /// How often the transformation differentiates it.
    pub(super) orders: usize,
    /// Whether it may change parameters, whose new values it returns after its result.
    pub(super) changes: bool,
    /// Its parameter of the transformation, and the function that is transformed, if it is another one.
    pub(super) other: Option<(&'a FunctionParam, &'a FunctionValue)>,
    /// The call of the transformation.
    pub(super) call: &'a Expr,
    /// The arguments, for messages.
    pub(super) exprs: &'a [&'a Expr],
    pub(super) hover: RefCell<TokenStream>,
}

impl Computation for Traced<'_> {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let params = params.iter().cloned().map(Type::array).collect_vec();
        Ok(self.with_captures(&params, None, &Graph::new())?.graph)
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<Expected<'_>>,
        enclosing: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        let derivatives = &self.cx.derivatives;
        let trace = || self.traced(params, enclosing);
        match self.other {
            Some((param, _)) if param.given == Given::Nothing => derivatives.within_rule(trace),
            Some(_) => trace(),
            None => derivatives.further(self.orders, trace),
        }
    }
}

impl Traced<'_> {
    /// Elaborates the function for parameters of these types.
    fn traced(&self, params: &[Type], enclosing: &Graph) -> Result<CapturingGraph, Fault> {
        let mut elab = Elab {
            captures: Some(Captures::new(enclosing)),
            closed: true,
            ..Elab::new(self.cx)
        };
        // Captured values are the last parameters.
        let vals = params.iter().map(|ty| {
            let values = ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            Val::of(&values)
        });
        let vals = vals.collect_vec();
        let reported = || Fault::call(FaultKind::Reported);
        let function = elab.capture_function(self.function).ok_or_else(reported)?;
        let function = Rc::new(function);
        let vals = match self.other {
            Some((param, of)) => {
                let of = elab.capture_function(of).ok_or_else(reported)?;
                let vals = self.with_given(&mut elab, param.given, Rc::new(of), vals);
                self.expect_parameters(param, vals.len())?;
                vals
            }
            None => vals,
        };
        let exprs = &self.exprs[..vals.len().min(self.exprs.len())];
        let val = if self.changes {
            elab.enter_function(self.whole, &function, exprs, vals)
        } else {
            // Refuses functions with `&mut` parameters.
            elab.call_function(self.whole, &function, exprs, vals)
        };
        let hover = std::mem::take(&mut elab.hover);
        self.hover.borrow_mut().extend(block(hover));
        if val.is_poisoned() {
            return Err(reported());
        }
        let Some(result) = val.values() else {
            return Err(match val {
                Val::Numbers(_) | Val::Size(_) => {
                    let help = format!("add a type suffix: {}", elab.suffixed());
                    Fault::call(FaultKind::Untyped).help(help)
                }
                _ => {
                    let what = "the function returns a function, which cannot be differentiated";
                    Fault::call(FaultKind::Other(what.to_string()))
                }
            });
        };
        let ty = elab.with_builder(|b| type_of(b, &result));
        let captures = elab.captures.as_ref().map(Captures::values);
        let mut graph = elab.graph;
        graph.results = result.leaves().into_iter().copied().collect_vec();
        Ok(CapturingGraph {
            graph,
            result: ty,
            values: captures.unwrap_or_default(),
            replaced: Vec::new(),
        })
    }

    /// Reports a closure that does not take the function and its arguments.
    fn expect_parameters(&self, param: &FunctionParam, expected: usize) -> Result<(), Fault> {
        let found = self.function.parameters().unwrap_or(expected);
        if param.given == Given::Nothing || found == expected {
            return Ok(());
        }
        let takes = match param.given {
            Given::Derivative => "the derivative and the right-hand side, as in `|g, y| ..`",
            Given::Transpose => {
                "the transposed function and the right-hand side, as in `|g, b| ..`"
            }
            _ => "the function and its argument, as in `|f, x| ..`",
        };
        let name = param.name;
        let what = format!("expected {expected} parameters of `{name}`, {takes}, found {found}");
        Err(Fault::named(name, FaultKind::Other(what)))
    }

    /// Returns the arguments with the function that is the first.
    fn with_given(
        &self,
        elab: &mut Elab<'_>,
        given: Given,
        of: Rc<FunctionValue>,
        mut vals: Vec<Val>,
    ) -> Vec<Val> {
        let by = match given {
            Given::Nothing => return vals,
            Given::Function => {
                vals.insert(0, Val::Function(of));
                return vals;
            }
            Given::Derivative => "linearize",
            Given::Transpose => "vjp",
        };
        let at = match given {
            Given::Derivative => vals.remove(0),
            _ => vals[0].clone(),
        };
        let Some(by) = lookup(by) else {
            unreachable!("`{by}` is a transformation");
        };
        let transformed = Transformed {
            by,
            function: of,
            others: Vec::new(),
            options: Options::default(),
            call: self.call.clone(),
        };
        // Both return a pair of a value and the function.
        let val = elab.apply_transformed(self.whole, &transformed, self.exprs, vec![at]);
        let function = match val {
            Val::Tuple(mut parts) if parts.len() == 2 => parts.remove(1),
            _ => Val::Poison,
        };
        vals.insert(0, function);
        vals
    }
}
