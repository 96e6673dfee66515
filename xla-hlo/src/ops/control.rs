//! Shared code of loops and conditionals, whose regions may capture values.
//!
//! A graph inside an instruction has only its own values. Values that it captures from the surrounding graph follow the
//! instruction's own operands, and each region has a parameter for each of them, used or not. A loop does not carry
//! captured values: they are not copied, and the passes see that they are loop-invariant.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::{Call, CapturingGraph, Computation, Expected, Infer};
use crate::{Graph, Shape, Tree, Type};

pub(super) mod inside;

/// A region, and the values that it captures for its last parameters.
pub type Region = (Graph, Vec<Value>);

/// Turns some captured values of a region into parameters after its first `own`.
pub(crate) fn taking(
    enclosing: &Graph,
    (graph, values): Region,
    own: usize,
    taken: &[Value],
) -> Region {
    let captured: Vec<Value> = values
        .iter()
        .copied()
        .filter_items(|v| !taken.contains(v))
        .collect_vec();
    let all = list::concat(&[taken, &captured]);
    let shapes = graph.params[..own].iter().map(|&v| graph.shape(v));
    let shapes: Vec<Shape> = shapes
        .chain_items(all.iter().map(|&v| enclosing.shape(v)))
        .cloned()
        .collect_vec();
    // A captured value that becomes a parameter keeps its position among the parameters of the region: `places` maps
    // old to new positions.
    let place = |value: &Value| {
        let place = all.iter().position(|other| other == value);
        place.expect("every captured value is in the list")
    };
    let places: Vec<usize> = (0..own)
        .chain_items(values.iter().map(|v| own + place(v)))
        .collect_vec();
    (graph.with_params(&shapes, &places), captured)
}

/// Appends results to a region: the new value of each of these surrounding values, replaced or unchanged.
pub(super) fn giving(enclosing: &Graph, capturing: CapturingGraph, all: &[Value]) -> Region {
    let CapturingGraph {
        mut graph,
        mut values,
        replaced,
        ..
    } = capturing;
    let own = graph.params.len() - values.len();
    let new = graph
        .results
        .split_off(graph.results.len() - replaced.len());
    for value in all {
        // A region that does not replace the value returns it as it captured it, and captures it for that if it does
        // not yet.
        let result = match replaced.iter().position(|other| other == value) {
            Some(i) => new[i],
            None => match values.iter().position(|other| other == value) {
                Some(i) => graph.params[own + i],
                None => {
                    values.push(*value);
                    graph.add_param(enclosing.shape(*value).clone())
                }
            },
        };
        graph.results.push(result);
    }
    (graph, values)
}

/// Gives all regions parameters for all values that any of them captures, in the same order; returns the regions and
/// these values.
pub fn align(enclosing: &Graph, regions: Vec<Region>) -> (Vec<Graph>, Vec<Value>) {
    let mut all: Vec<Value> = Vec::new();
    for value in regions.iter().flat_items(|(_, values)| values) {
        if !all.contains(value) {
            all.push(*value);
        }
    }
    // A region ignores the parameters that only other regions read.
    let aligned = regions.into_iter().map(|(graph, values)| {
        let own = graph.params.len() - values.len();
        let captured = values.iter().map(|value| {
            let place = all.iter().position(|other| other == value);
            own + place.expect("every captured value is in the list")
        });
        let places: Vec<usize> = (0..own).chain_items(captured).collect_vec();
        let shapes = graph.params[..own].iter().map(|&v| graph.shape(v));
        let shapes = shapes.chain_items(all.iter().map(|&v| enclosing.shape(v)));
        let shapes: Vec<Shape> = shapes.cloned().collect_vec();
        graph.with_params(&shapes, &places)
    });
    (aligned.collect_vec(), all)
}

/// Checks that a region returns these shapes.
pub(super) fn check_results(
    name: &'static str,
    of: &'static str,
    expected: &[Shape],
    region: &Graph,
) -> Result<(), Fault> {
    let found = region.result_shapes();
    if found.len() != expected.len() {
        let expected = expected.to_vec();
        return Err(Fault::named(
            name,
            FaultKind::ComputationResult { expected, found },
        ));
    }
    let found_all = found.len();
    let mut parts = expected.iter().zip(&found).enumerate();
    match parts.find(|(_, (expected, found))| expected != found) {
        Some((i, (expected, found))) => {
            let part = match found_all {
                1 => String::new(),
                _ => format!(".{i}"),
            };
            let (expected, found) = (expected.to_string(), found.to_string());
            let what = FaultKind::PartDiffers {
                of,
                part,
                expected,
                found,
            };
            Err(Fault::named(name, what))
        }
        None => Ok(()),
    }
}

/// Returns the region with this number after checking its parameters: these shapes, then the captured values.
pub(super) fn region<'i>(
    infer: &'i Infer<'_>,
    name: &'static str,
    number: usize,
    region_inputs: &[Shape],
) -> Result<&'i Graph, Fault> {
    let captured = captured(infer);
    let found = infer.regions[number].params.len();
    if found != region_inputs.len() + captured.len() {
        let what = FaultKind::ComputationParameters {
            expected: region_inputs.len(),
            found: found.saturating_sub(captured.len()),
        };
        return Err(Fault::named(name, what));
    }
    infer.region_named(name, number, &list::concat(&[region_inputs, &captured]))
}

/// Returns the shapes of the captured operands.
pub(super) fn captured(infer: &Infer<'_>) -> Vec<Shape> {
    let own = crate::graph::own(infer.attrs, infer.operands.len());
    infer.operands[own..]
        .iter()
        .map(|&s| s.clone())
        .collect_vec()
}

/// Checks that a computation's result has a type; otherwise reports the part that differs.
pub(crate) fn fits(
    call: &Call<'_, '_>,
    name: &'static str,
    expected: Expected<'_>,
    found: &Type,
) -> Result<(), Error> {
    let of = expected.of;
    match differs(String::new(), expected.ty, found) {
        None => Ok(()),
        Some((part, expected, found)) => Err(call.error(Fault::named(
            name,
            FaultKind::PartDiffers {
                of,
                part,
                expected,
                found,
            },
        ))),
    }
}

/// Returns the first part in which two types differ, and both types there.
fn differs(part: String, expected: &Type, found: &Type) -> Option<(String, String, String)> {
    match (expected, found) {
        (Tree::Leaf(a), Tree::Leaf(b)) if a.shape == b.shape => None,
        _ if expected.leaf().is_none() && expected.same_parts(found) => {
            let parts = expected.parts().into_iter().zip(found.parts());
            let mut parts = parts.enumerate();
            parts.find_map(|(i, (a, b))| differs(format!("{part}{}", expected.access(i)), a, b))
        }
        _ => Some((part, expected.to_string(), found.to_string())),
    }
}

/// Builds computations that must return one type; the first one whose literals need no type determines the element
/// types of the others.
pub(super) fn alike(
    call: &Call<'_, '_>,
    names: &[&'static str],
    computations: &[(&dyn Computation, Vec<Type>)],
) -> Result<Vec<CapturingGraph>, Error> {
    let name = |i: usize| names[i.min(names.len() - 1)];
    let see = |i: usize, expected: Option<Expected<'_>>| {
        let (computation, params) = &computations[i];
        computation.with_captures(params, expected, &call.b.graph)
    };
    let at = |i: usize, fault: Fault| {
        call.error(Fault {
            at: crate::error::At::Named(name(i), None),
            ..fault
        })
    };
    // Phase 1: look for a branch whose type is known without the others. In `if c { 0.0 } else { x }` only the second
    // is: the literal of the first takes its type from it.
    let mut first = None;
    for i in 0..computations.len() {
        match see(i, None) {
            Err(fault) if *fault.what == FaultKind::Untyped && i + 1 < computations.len() => {}
            Err(fault) => return Err(at(i, fault)),
            Ok(capturing) => {
                first = Some((i, capturing));
                break;
            }
        }
    }
    let Some((typed, first)) = first else {
        unreachable!("the last computation is either seen or refused");
    };
    // Phase 2: build the others with the type found, and insert the first where it belongs, so that the result is in
    // the order of the branches.
    let expected = Expected {
        of: "the result of the first branch",
        ty: &first.result,
    };
    let mut all = Vec::with_capacity(computations.len());
    for i in (0..computations.len()).filter_items(|&i| i != typed) {
        let capturing = see(i, Some(expected)).map_err(|fault| at(i, fault))?;
        fits(call, name(i), expected, &capturing.result)?;
        all.push(capturing);
    }
    all.insert(typed, first);
    Ok(all)
}
