//! Custom calls in models, whose targets are names that a user binds to custom functions.

use std::rc::Rc;

use super::calls::call;
use super::{PRIMITIVE, TARGET, local};
use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::{Function, Graph, Instr, Value, Values};
use crate::list::Items;
use crate::{Builder, Module, Shape, Tree, Type};

/// Adds a custom call of a target that [`link`] binds.
///
/// # Errors
/// A size of a result is dynamic.
pub fn unlinked(
    b: &mut Builder<'_>,
    target: &str,
    operands: &[Value],
    results: &[Shape],
) -> Result<Vec<Value>, Fault> {
    let arguments = operands.iter().map(|&value| Tree::Leaf(value));
    let arguments: Vec<Values> = arguments.collect_vec();
    let results = results.iter().cloned();
    let results = results.map(Type::array);
    let values = local(b, target, &arguments, &Tree::Tuple(results.collect_vec()))?;
    Ok(values.leaves().into_iter().copied().collect_vec())
}

/// A custom call that does not match the function that its target is bound to.
#[derive(Debug)]
pub struct Mismatch {
    /// The target.
    pub target: String,
    /// The difference.
    pub fault: Fault,
}

/// Returns a graph in which custom calls of targets are calls of the functions that these are bound to.
///
/// # Errors
/// The first call that passes other arrays than its function takes, or expects other results.
pub fn link(
    module: &Module,
    graph: &Graph,
    function: &dyn Fn(&str) -> Option<Rc<Function>>,
) -> Result<Graph, Mismatch> {
    let mut b = Builder::new(module);
    // The default is never read: operands are before users.
    let mut new = vec![Value(0); graph.value_count()];
    for &param in &graph.params {
        new[param.0 as usize] = b.graph.add_param(graph.shape(param).clone());
    }
    for (_, instr) in graph.instrs() {
        let operands = instr.operands.iter().map(|v| new[v.0 as usize]);
        let operands = operands.collect_vec();
        let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
        let shapes = shapes.collect_vec();
        // A target without a binding stays a custom call, since another model may bind it.
        let values = match target(instr).and_then(|name| Some((name, function(name)?))) {
            Some((name, callee)) => {
                b.origin = instr.origin;
                let called = linked(&mut b, &callee, &operands, &shapes);
                called.map_err(|fault| Mismatch {
                    target: name.to_string(),
                    fault,
                })?
            }
            None => {
                let regions = instr.regions.iter();
                let regions = regions.map(|region| link(module, region, function));
                let (attrs, regions) = (instr.attrs.clone(), regions.collect_ok()?);
                let id =
                    (b.graph).add_instr(instr.op, operands, attrs, regions, shapes, instr.origin);
                b.graph.instr(id).results.clone()
            }
        };
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    let results = graph.results.iter().map(|v| new[v.0 as usize]);
    b.graph.results = results.collect_vec();
    Ok(b.graph)
}

/// Returns the target of an instruction that is a custom call.
fn target(instr: &Instr) -> Option<&str> {
    (*instr.op == PRIMITIVE).then(|| attr::text(&instr.attrs, TARGET))
}

/// Calls a function with the operands of a custom call, whose results have these shapes.
fn linked(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    operands: &[Value],
    results: &[Shape],
) -> Result<Vec<Value>, Fault> {
    let params = &callee.signature.params;
    let mut leaves = operands.iter().copied();
    let expected: usize = params.iter().map(|param| param.ty.leaves().len()).sum();
    if expected != operands.len() {
        return Err(Fault::call(FaultKind::Count {
            items: "operands",
            expected,
            found: operands.len(),
        }));
    }
    // A tuple or a struct takes as many operands as it has arrays.
    let arguments = params.iter().map(|param| param.ty.with_leaves(&mut leaves));
    let arguments: Vec<Values> = arguments.collect_vec();
    let called = call(b, callee, &arguments, &mut |_| None)?;
    let values = called.result.leaves().into_iter().copied().collect_vec();
    let found = values.iter().map(|&value| b.shape(value).clone());
    let found = found.collect_vec();
    if found != results {
        let list = |shapes: &[Shape]| {
            let texts = shapes.iter().map(ToString::to_string).collect_vec();
            texts.join(", ")
        };
        let what = format!(
            "expected the results ({}), found ({})",
            list(results),
            list(&found)
        );
        return Err(Fault::call(FaultKind::Other(what)));
    }
    Ok(values)
}
