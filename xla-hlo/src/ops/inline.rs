//! Inlining: replaces calls and maps by the instructions of the computations that they apply.
//!
//! A callee's size names are replaced by the sizes of the call. The origins of a callee's instructions refer to the
//! callee's text, so inlined instructions take the origin of the call, but keep their places. A map's region is applied to whole arrays.

use core::fmt;
use std::collections::HashMap;

use crate::binding::{self, Binding};
use crate::error::{Fault, FaultKind};
pub use crate::graph::Refused;
use crate::graph::rewriter::{Rewriter, Rules};
use crate::graph::{Function, Module, Origin, Selected};
use crate::list::Items;
use crate::operation::{Form, MaybeBatched};
use crate::ops::{call, vectorise};
use crate::{Builder, Graph, Instr, Shape, Size, Value};

/// Returns the graph of a function of a module with its calls and maps inlined. Instructions whose kernels need a
/// feature that is not selected are expanded.
///
/// # Errors
/// A size inside a callee is out of range for the sizes of a call, or a map's region has a side effect.
pub fn inline(module: &Module, function: &Function, selected: Selected) -> Result<Graph, Refused> {
    let mut inliner = Inliner {
        module,
        flat: HashMap::new(),
        keeps_rules: false,
        selected,
    };
    // Callees precede their callers, so that each is flattened once however often it is called.
    for callee in &module.functions {
        if callee.name == function.name {
            break;
        }
        let flat = inliner.flatten(&callee.graph, &Binding::new(), None)?;
        inliner.flat.insert(callee.name.as_str(), flat);
    }
    inliner.flatten(&function.graph, &Binding::new(), None)
}

/// Returns a computation inside a function with its calls and maps inlined. Instructions with kernels stay.
///
/// # Errors
/// As for [`inline`].
pub fn flat(module: &Module, region: &Graph) -> Result<Graph, Refused> {
    flatten(module, region, false)
}

/// Returns a computation as [`flat`] does, but instructions with rules for their derivatives stay.
///
/// # Errors
/// As for [`inline`].
pub fn flat_with_rules(module: &Module, region: &Graph) -> Result<Graph, Refused> {
    flatten(module, region, true)
}

/// Returns a computation without calls whose size names are replaced, and which is inlined at this origin.
///
/// # Errors
/// A size is out of range.
pub fn bound_region(
    module: &Module,
    region: &Graph,
    binding: &Binding,
    origin: Origin,
) -> Result<Graph, Refused> {
    let inliner = Inliner {
        module,
        flat: HashMap::new(),
        keeps_rules: true,
        selected: |_| true,
    };
    inliner.flatten(region, binding, Some(origin))
}

fn flatten(module: &Module, region: &Graph, keeps_rules: bool) -> Result<Graph, Refused> {
    let mut inliner = Inliner {
        module,
        flat: HashMap::new(),
        keeps_rules,
        selected: |_| true,
    };
    if calls(region) {
        for callee in &module.functions {
            let flat = inliner.flatten(&callee.graph, &Binding::new(), None)?;
            inliner.flat.insert(callee.name.as_str(), flat);
        }
    }
    inliner.flatten(region, &Binding::new(), None)
}

/// Whether a graph, or one in it, contains a call.
fn calls(graph: &Graph) -> bool {
    graph
        .instrs()
        .any(|(_, instr)| *instr.op == call::PRIMITIVE || instr.regions.iter().any(calls))
}

/// Applies a computation at each index of `sizes`, which are the leading dimensions of batched arguments and results.
/// Values that do not depend on the index are computed once.
///
/// # Errors
/// As for [`inline`] and [`vectorise::apply`].
pub fn vectorised(
    b: &mut Builder<'_>,
    region: &Graph,
    arguments: &[MaybeBatched],
    sizes: &[Size],
) -> Result<Vec<MaybeBatched>, Refused> {
    let flat = flat_with_rules(b.module, region)?;
    let mut rw = Rewriter::resume(core::mem::take(&mut b.graph));
    let values = vectorise::apply(&mut rw, &flat, arguments, sizes);
    b.graph = rw.finish(Vec::new()).graph;
    values
}

struct Inliner<'m> {
    module: &'m Module,
    flat: HashMap<&'m str, Graph>,
    /// Whether functions with rules for their derivatives stay.
    keeps_rules: bool,
    /// The features whose kernels there are.
    selected: Selected,
}

impl Inliner<'_> {
    /// Returns the graph with its calls inlined and its size names replaced. `origin` is the origin of its call, if it
    /// has one.
    fn flatten(
        &self,
        graph: &Graph,
        binding: &Binding,
        origin: Option<Origin>,
    ) -> Result<Graph, Refused> {
        let mut rw = Rewriter::new(Rules::NONE);
        let mut params = Vec::new();
        for &param in &graph.params {
            let shape = bound(graph.shape(param), binding, origin)?;
            params.push(rw.param(shape));
        }
        let results = self.paste(&mut rw, graph, &params, binding, origin)?;
        let flat = rw.finish(results).graph;
        // Maps that have been applied to whole arrays add instructions that are expanded too, such as guards.
        if self.has_expanded(&flat) {
            return self.flatten(&flat, &Binding::new(), None);
        }
        Ok(flat)
    }

    /// Whether a graph, or one in it, contains an instruction that is expanded.
    fn has_expanded(&self, graph: &Graph) -> bool {
        graph.instrs().any(|(_, instr)| {
            let form = (instr.op.form)(graph, instr);
            let mut regions = instr.regions.iter();
            self.expands(instr, &form) || regions.any(|region| self.has_expanded(region))
        })
    }

    /// Whether an instruction of this form is expanded.
    fn expands(&self, instr: &Instr, form: &Form) -> bool {
        let traits = &instr.op.traits;
        if self.keeps_rules && traits.ruled {
            return false;
        }
        match form {
            Form::Expanded => true,
            Form::Kernel(_) if traits.expand.is_some() => {
                let missing = |feature: &&str| !(self.selected)(feature);
                traits.feature.as_ref().is_some_and(missing)
            }
            _ => false,
        }
    }

    /// Adds a graph's instructions; returns the values of its results.
    fn paste(
        &self,
        rw: &mut Rewriter,
        graph: &Graph,
        arguments: &[Value],
        binding: &Binding,
        call_site: Option<Origin>,
    ) -> Result<Vec<Value>, Refused> {
        // `new` maps the values of `graph` to values of the rewriter. The default is never read: operands are before
        // users.
        let mut new = vec![Value(0); graph.value_count()];
        for (param, &argument) in graph.params.iter().zip(arguments) {
            new[param.0 as usize] = argument;
        }
        for (_, instr) in graph.instrs() {
            let origin = inlined(instr.origin, call_site);
            let operands: Vec<Value> = instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec();
            // Each of the kinds of instructions: a call is inlined, as this graph is; a region over elements is mapped;
            // an expansion is pasted too, since its own instructions may need it; anything else is copied with its
            // sizes bound.
            let values = match (instr.op.form)(graph, instr) {
                Form::Call(callee) => self.call(rw, &callee, &operands, origin)?,
                form => {
                    let moved = self.moved(instr, operands, binding, call_site)?;
                    if form == Form::Region {
                        map(rw, &moved)?
                    } else if self.expands(instr, &form) {
                        let shapes = moved.operands.iter().map(|&v| rw.shape(v).clone());
                        let expanded = vectorise::expanded(&shapes.collect_vec(), &moved)?;
                        let none = Binding::new();
                        self.paste(rw, &expanded, &moved.operands, &none, Some(origin))?
                    } else {
                        let shapes = instr.results.iter();
                        let shapes = shapes.map(|&v| bound(graph.shape(v), binding, Some(origin)));
                        rw.place(moved, shapes.collect_ok()?)
                    }
                }
            };
            for (old, value) in instr.results.iter().zip(values) {
                new[old.0 as usize] = value;
            }
        }
        Ok(graph
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec())
    }

    /// Returns the instruction on other operands, with its size names replaced and the calls in its regions inlined.
    fn moved(
        &self,
        instr: &Instr,
        operands: Vec<Value>,
        binding: &Binding,
        call_site: Option<Origin>,
    ) -> Result<Instr, Refused> {
        let origin = inlined(instr.origin, call_site);
        let mut attrs = Vec::with_capacity(instr.attrs.len());
        // Slices and shapes in the callee may have its size names.
        for (name, attr) in &instr.attrs {
            let bound = attr.substitute(binding);
            let attr = bound.ok_or_else(|| out_of_range(attr, Some(origin)))?;
            attrs.push((*name, attr));
        }
        let regions = instr.regions.iter();
        let regions = regions.map(|region| self.flatten(region, binding, call_site));
        Ok(Instr {
            op: instr.op,
            operands,
            attrs,
            regions: regions.collect_ok()?,
            results: Vec::new(),
            origin,
        })
    }

    fn call(
        &self,
        rw: &mut Rewriter,
        callee: &str,
        operands: &[Value],
        origin: Origin,
    ) -> Result<Vec<Value>, Refused> {
        let function = self.module.function(callee);
        let shapes: Vec<&Shape> = operands.iter().map(|&v| rw.shape(v)).collect_vec();
        let binding = function.and_then(|function| call::bind(function, &shapes).ok());
        match (binding, self.flat.get(callee)) {
            (Some(binding), Some(flat)) => self.paste(rw, flat, operands, &binding, Some(origin)),
            _ => unreachable!("a call's rule accepted it, and callees stand before their callers"),
        }
    }
}

/// Adds the region of a map as instructions on whole arrays.
fn map(rw: &mut Rewriter, instr: &Instr) -> Result<Vec<Value>, Refused> {
    let sizes = rw.shape(instr.operands[0]).dims.clone();
    let arguments = instr.operands.iter();
    let arguments = arguments.map(|&operand| element(&sizes, operand));
    let values = vectorise::apply(rw, &instr.regions[0], &arguments.collect_vec(), &sizes);
    let values = values.map_err(|inner| match inner.origin.index {
        Some(_) => inner,
        None => Refused {
            origin: inner.origin.inlined(instr.origin),
            ..inner
        },
    })?;
    let values = values.iter().map(|value| value.spread(rw, &sizes));
    let values: Option<Vec<Value>> = values.collect_some();
    let too_large = || FaultKind::BatchTooLarge(sizes.clone());
    values.ok_or_else(|| refused(Some(instr.origin), too_large()))
}

/// Returns an operand of a map, whose element is an argument at each of its indices.
pub(crate) fn element(sizes: &[Size], operand: Value) -> MaybeBatched {
    match sizes {
        [] => MaybeBatched::Unbatched(operand),
        _ => MaybeBatched::Batched(operand),
    }
}

fn refused(origin: Option<Origin>, what: FaultKind) -> Refused {
    Refused {
        origin: origin.unwrap_or_default(),
        fault: Fault::call(what),
    }
}

/// Returns the origin of an instruction after the call of its function, if there is one, is inlined.
fn inlined(origin: Origin, call: Option<Origin>) -> Origin {
    call.map_or(origin, |call| origin.inlined(call))
}

fn out_of_range(of: &dyn fmt::Display, origin: Option<Origin>) -> Refused {
    refused(origin, FaultKind::CalleeSize(of.to_string()))
}

fn bound(shape: &Shape, binding: &Binding, origin: Option<Origin>) -> Result<Shape, Refused> {
    if binding.is_empty() {
        return Ok(shape.clone());
    }
    binding::substitute(shape, binding).ok_or_else(|| out_of_range(shape, origin))
}
