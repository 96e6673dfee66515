//! Inlining: calls and maps become the instructions of what they call.
//!
//! A callee's size names become the sizes of the call. What a callee's instructions come from is known to its own text
//! only, so here they come from the call. A map's region goes over whole arrays.

use std::collections::HashMap;

use super::rewriter::{Rewriter, Rules};
use super::vectorise;
use crate::error::{Fault, What};
use crate::graph::{Function, Module, Origin};
use crate::operation::Form;
use crate::ops::call::{self, Binding};
use crate::{Builder, Graph, Instr, Shape, Value};

/// What a computation does that cannot be compiled, found when its calls are inlined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The instruction of the function that is inlined into.
    pub origin: Origin,
    /// What is wrong.
    pub fault: Fault,
}

/// What a function of a module does, without calls and maps.
///
/// # Errors
/// A size inside of a callee leaves its range for the sizes of a call, or a map's region holds a reduction whose initial
/// value differs from index to index.
pub fn inline(module: &Module, function: &Function) -> Result<Graph, Refused> {
    let mut inliner = Inliner {
        module,
        flat: HashMap::new(),
    };
    // Callees stand before their callers, so that each is made flat once however often it is called.
    for callee in &module.functions {
        if callee.name == function.name {
            break;
        }
        let flat = inliner.flatten(&callee.graph, &Binding::new(), None)?;
        inliner.flat.insert(callee.name.as_str(), flat);
    }
    inliner.flatten(&function.graph, &Binding::new(), None)
}

/// A computation inside of a function, without calls and maps.
///
/// # Errors
/// As for [`inline`].
pub(crate) fn flat(module: &Module, region: &Graph) -> Result<Graph, Refused> {
    let mut inliner = Inliner {
        module,
        flat: HashMap::new(),
    };
    let calls = |(_, instr): (_, &Instr)| *instr.op == call::PRIMITIVE;
    if region.instrs().any(calls) {
        for callee in &module.functions {
            let flat = inliner.flatten(&callee.graph, &Binding::new(), None)?;
            inliner.flat.insert(callee.name.as_str(), flat);
        }
    }
    inliner.flatten(region, &Binding::new(), None)
}

struct Inliner<'m> {
    module: &'m Module,
    flat: HashMap<&'m str, Graph>,
}

impl Inliner<'_> {
    /// The graph without calls, its size names replaced. A given origin stands for those of all its instructions.
    fn flatten(
        &self,
        graph: &Graph,
        binding: &Binding,
        origin: Option<Origin>,
    ) -> Result<Graph, Refused> {
        let mut rw = Rewriter::new(Rules::NONE);
        let mut params = Vec::new();
        for &param in &graph.params {
            let shape = bound(graph.shape(param), binding).ok_or_else(|| out_of_range(origin))?;
            params.push(rw.param(shape));
        }
        let results = self.paste(&mut rw, graph, &params, binding, origin)?;
        Ok(rw.finish(results).graph)
    }

    /// Adds a graph's instructions; the values of its results.
    fn paste(
        &self,
        rw: &mut Rewriter,
        graph: &Graph,
        arguments: &[Value],
        binding: &Binding,
        over: Option<Origin>,
    ) -> Result<Vec<Value>, Refused> {
        let mut new = vec![Value(0); graph.value_count()];
        for (param, &argument) in graph.params.iter().zip(arguments) {
            new[param.0 as usize] = argument;
        }
        for (_, instr) in graph.instrs() {
            let origin = over.unwrap_or(instr.origin);
            let operands: Vec<Value> = instr.operands.iter().map(|v| new[v.0 as usize]).collect();
            let values = match (instr.op.form)(graph, instr) {
                Form::Call(callee) => self.call(rw, &callee, &operands, origin)?,
                form => {
                    let moved = self.moved(instr, operands, binding, over)?;
                    if form == Form::Region {
                        map(rw, &moved)?
                    } else if form == Form::Expanded {
                        let expanded = expanded(rw, &moved)?;
                        let none = Binding::new();
                        self.paste(rw, &expanded, &moved.operands, &none, Some(origin))?
                    } else {
                        let shapes = instr
                            .results
                            .iter()
                            .map(|&v| bound(graph.shape(v), binding));
                        let shapes: Option<Vec<Shape>> = shapes.collect();
                        rw.place(moved, shapes.ok_or_else(|| out_of_range(Some(origin)))?)
                    }
                }
            };
            for (old, value) in instr.results.iter().zip(values) {
                new[old.0 as usize] = value;
            }
        }
        Ok(graph.results.iter().map(|v| new[v.0 as usize]).collect())
    }

    /// The instruction on other operands, its size names replaced, without calls in its regions.
    fn moved(
        &self,
        instr: &Instr,
        operands: Vec<Value>,
        binding: &Binding,
        over: Option<Origin>,
    ) -> Result<Instr, Refused> {
        let origin = over.unwrap_or(instr.origin);
        let mut attrs = Vec::with_capacity(instr.attrs.len());
        for (name, attr) in &instr.attrs {
            let attr = call::substitute_attr(attr, binding);
            let attr = attr.ok_or_else(|| out_of_range(Some(origin)))?;
            attrs.push((*name, attr));
        }
        let regions = instr.regions.iter();
        let regions = regions.map(|region| self.flatten(region, binding, over));
        Ok(Instr {
            op: instr.op,
            operands,
            attrs,
            regions: regions.collect::<Result<_, _>>()?,
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
        let shapes: Vec<&Shape> = operands.iter().map(|&v| rw.shape(v)).collect();
        let binding = function.and_then(|function| call::bind(function, &shapes).ok());
        match (binding, self.flat.get(callee)) {
            (Some(binding), Some(flat)) => self.paste(rw, flat, operands, &binding, Some(origin)),
            _ => unreachable!("a call's rule accepted it, and callees stand before their callers"),
        }
    }
}

/// What an instruction expands into, as a graph of its operands.
fn expanded(rw: &Rewriter, instr: &Instr) -> Result<Graph, Refused> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = instr.operands.iter().map(|&v| rw.shape(v).clone());
    let params: Vec<Value> = shapes.map(|shape| b.graph.add_param(shape)).collect();
    let Some(expand) = instr.op.laws.expand else {
        unreachable!("{:?} says that it expands", instr.op);
    };
    let results = expand(&mut b, instr, &params).map_err(|fault| Refused {
        origin: instr.origin,
        fault,
    })?;
    b.graph.results = results;
    Ok(b.graph)
}

/// A map as instructions on whole arrays.
fn map(rw: &mut Rewriter, instr: &Instr) -> Result<Vec<Value>, Refused> {
    let sizes = rw.shape(instr.operands[0]).dims.clone();
    let values = vectorise::apply(rw, &instr.regions[0], &instr.operands, &sizes);
    values.map_err(|what| refused(Some(instr.origin), what))
}

fn refused(origin: Option<Origin>, what: What) -> Refused {
    Refused {
        origin: origin.unwrap_or_default(),
        fault: Fault::call(what),
    }
}

fn out_of_range(origin: Option<Origin>) -> Refused {
    refused(origin, What::SizeOutOfRange)
}

fn bound(shape: &Shape, binding: &Binding) -> Option<Shape> {
    if binding.is_empty() {
        return Some(shape.clone());
    }
    call::substitute(shape, binding)
}
