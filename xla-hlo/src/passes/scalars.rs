//! Makes computations that an instruction applies to elements consist of scalar functions, and checks that they do.

use super::Refused;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Rules};
use crate::list::Items;
use crate::operation::{CallTarget, Form, RegionInputs};
use crate::{ElementType, Graph, Instr, Value};

/// Returns a computation of scalars without choices, or `None` if it has none: all branches are computed, and the results
/// of one are selected.
pub(super) fn without_choices(graph: &Graph) -> Option<Graph> {
    if !graph.instrs().any(|(_, instr)| is_choice(graph, instr)) {
        return None;
    }
    let mut rw = Rewriter::new(Rules::NONE);
    let params = graph.params.iter();
    let params = params.map(|&param| rw.param(graph.shape(param).clone()));
    let params = params.collect_vec();
    let results = added(&mut rw, graph, &params);
    Some(rw.finish(results).graph)
}

/// Whether an instruction selects one of some computations of scalars.
fn is_choice(graph: &Graph, instr: &Instr) -> bool {
    let is_branch = (instr.op.form)(graph, instr) == Form::Branch;
    let mut results = instr.results.iter();
    is_branch && !instr.has_effect() && results.all(|&v| graph.shape(v).is_scalar())
}

/// Adds the instructions of a graph with these arguments, and returns its results.
fn added(rw: &mut Rewriter, graph: &Graph, arguments: &[Value]) -> Vec<Value> {
    let mut new = vec![Value(0); graph.value_count()];
    for (param, &argument) in graph.params.iter().zip(arguments) {
        new[param.0 as usize] = argument;
    }
    for (_, instr) in graph.instrs() {
        let operands = instr.operands.iter().map(|v| new[v.0 as usize]);
        let operands = operands.collect_vec();
        let values = if is_choice(graph, instr) {
            selected(rw, instr, &operands)
        } else {
            let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
            let shapes = shapes.collect_vec();
            let moved = Instr {
                operands,
                results: Vec::new(),
                ..instr.clone()
            };
            rw.place(moved, shapes)
        };
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    let results = graph.results.iter().map(|v| new[v.0 as usize]);
    results.collect_vec()
}

/// Computes all branches of a choice, and selects the results of one: the last one where an index is out of range.
fn selected(rw: &mut Rewriter, instr: &Instr, operands: &[Value]) -> Vec<Value> {
    let (index, captured) = (operands[0], &operands[1..]);
    let regions = instr.regions.iter();
    let mut branches = regions
        .map(|region| added(rw, region, captured))
        .collect_vec();
    let mut results = branches.pop().expect("a choice has a branch");
    for (number, branch) in branches.iter().enumerate().rev() {
        for (result, &value) in results.iter_mut().zip(branch) {
            let is_bool = rw.shape(index).element == ElementType::Bool;
            let select = rw.formula([index, value, *result], |[index, value, other]| {
                let is_this = if is_bool {
                    index
                } else {
                    index.equal(number as f64)
                };
                is_this.select(value, other)
            });
            *result = select.expect("branches return scalars of the same element types");
        }
    }
    results
}

/// Refuses a computation that needs an array to compute its scalars.
///
/// # Errors
/// A computation makes arrays; the origin is the instruction that applies it.
pub(super) fn check(graph: &Graph) -> Result<(), Refused> {
    for (_, instr) in graph.instrs() {
        // Loops and choices contain arrays as the graph around them does; their own instructions are checked.
        if instr.op.traits.region_inputs != RegionInputs::Derived {
            instr.regions.iter().try_for_each(check)?;
        } else if let Some(what) = instr.regions.iter().find_map(other_than_scalars) {
            return Err(Refused {
                origin: instr.origin,
                fault: Fault::call(FaultKind::Other(what)),
            });
        }
    }
    Ok(())
}

/// Returns the message about a computation that is not a function of scalars.
fn other_than_scalars(region: &Graph) -> Option<String> {
    const ARRAYS: &str = "creates arrays";
    region.instrs().find_map(|(_, instr)| {
        let mut results = instr.results.iter();
        let what = match (instr.op.form)(region, instr) {
            Form::Map { .. }
            | Form::Constant(_)
            | Form::Size(_)
            | Form::Reshape
            | Form::Barrier
            | Form::Broadcast { .. }
            | Form::Transpose { .. } => {
                let is_one = results.all(|&v| region.shape(v).len().is(1));
                (!is_one).then_some(ARRAYS)
            }
            Form::While => Some("contains a loop"),
            Form::CustomCall { target, .. } => match target {
                CallTarget::Function(_) => Some("calls a custom function"),
                CallTarget::Inspect(inspect) => {
                    let what = inspect.in_passive();
                    return Some(format!(
                        "{what} in a computation that is applied to scalars in any order\n  \
                         help: print or assert before or after it"
                    ));
                }
            },
            Form::Iota { .. }
            | Form::Reduce { .. }
            | Form::Contract(_)
            | Form::Kernel(_)
            | Form::Region
            | Form::Batch
            | Form::Branch
            | Form::Expanded
            | Form::Call(_) => Some(ARRAYS),
        };
        what.map(|what| format!("the computation {what}, but only scalars can be computed here"))
    })
}
