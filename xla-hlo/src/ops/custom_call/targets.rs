//! Custom calls in models, whose targets are names that a user binds to functions.

use std::rc::Rc;

use super::calls::call;
use super::{PRIMITIVE, TARGET, attrs, is_in, known};
use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, Function, Graph, Instr, Parameter, Value, Values};
use crate::list::Items;
use crate::ops::call as inlined;
use crate::{Builder, Module, Shape, Tree};

/// The names of the last operands, which are passed to the parameters of these names. It is never printed.
const NAMES: &str = "names";

/// Adds a custom call of a target that [`link`] binds. The last operands have names.
///
/// # Errors
/// A size of a result is dynamic.
pub fn unlinked(
    b: &mut Builder<'_>,
    target: &str,
    operands: &[Value],
    names: &[String],
    results: &[Shape],
) -> Result<Vec<Value>, Fault> {
    let mut attrs = attrs(target, false, Vec::new(), known(results.to_vec())?);
    if !names.is_empty() {
        attrs.push((NAMES, Attr::Text(names.join("\n"))));
    }
    b.add(&PRIMITIVE, operands, attrs, Vec::new())
}

/// A custom call that does not match the function that its target is bound to.
#[derive(Debug)]
pub struct Mismatch {
    /// The target.
    pub target: String,
    /// The difference.
    pub fault: Fault,
}

/// Returns a graph in which custom calls of targets are calls of the functions that these are bound to: of custom
/// functions or of computations.
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
                let names = match instr.attr(NAMES) {
                    Some(Attr::Text(names)) => names.lines().collect_vec(),
                    _ => Vec::new(),
                };
                let called = linked(&mut b, &callee, &operands, &names, &shapes);
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

/// Calls a function with the operands of a custom call, the last of which have names, and whose results have these shapes.
fn linked(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    operands: &[Value],
    names: &[&str],
    results: &[Shape],
) -> Result<Vec<Value>, Fault> {
    let params = &callee.signature.params;
    let (operands, named) = operands.split_at(operands.len() - names.len());
    let mut by_name = vec![None; params.len()];
    for (name, &value) in names.iter().zip(named) {
        let is_it = |param: &Parameter| {
            param.name.trim_start_matches("r#") == *name && matches!(param.ty, Tree::Leaf(_))
        };
        let Some(place) = params.iter().rposition(is_it) else {
            let ty = b.shape(value);
            let what =
                format!("the call passes `{name}`, which is {ty}, and no parameter has this name");
            return Err(Fault::call(FaultKind::Other(what)));
        };
        by_name[place] = Some(value);
    }
    let others = params.iter().zip(&by_name);
    let others = others.filter_items(|(_, value)| value.is_none());
    let expected: usize = others.map(|(param, _)| param.ty.leaves().len()).sum();
    if expected != operands.len() {
        return Err(Fault::call(FaultKind::Count {
            items: "operands",
            expected,
            found: operands.len(),
        }));
    }
    let mut leaves = operands.iter().copied();
    let arguments = params
        .iter()
        .zip(by_name)
        .map(|(param, value)| match value {
            Some(value) => Tree::Leaf(value),
            // A tuple or a struct takes as many operands as it has arrays.
            None => param.ty.with_leaves(&mut leaves),
        });
    let arguments: Vec<Values> = arguments.collect_vec();
    let called = if is_in(&callee.graph) {
        call(b, callee, &arguments, &mut |_| None)?
    } else {
        inlined::call(b, callee, &arguments)?
    };
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
