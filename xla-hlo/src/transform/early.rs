//! Loops that count and may end early, for reverse mode.
//!
//! The rounds of a reversed loop must be counted, so a loop that `break` may end runs all of them: once its condition
//! does not hold, a round leaves the state as it is.
//!
//! ```text
//! while i < n & goes_on(s) { s = body(i, s); i += 1 }
//! while i < n { s = if goes_on(s) { body(i, s) } else { s }; i += 1 }
//! ```

use super::trips;
use crate::error::Fault;
use crate::graph::Value;
use crate::list::Items;
use crate::ops::{conditional, elementwise, inspect};
use crate::{Builder, Graph, Instr, Module};

/// Returns the same loop with all its rounds, if its condition is the condition of a counted loop and another one.
pub(super) fn with_all_rounds(graph: &Graph, instr: &Instr) -> Option<Instr> {
    let condition = instr.regions.first()?;
    let both = condition.maker(*condition.results.first()?)?;
    if *both.op != elementwise::and {
        return None;
    }
    // `a & b` is symmetric: either side may be the comparison of the counter.
    let [a, b] = both.operands.as_slice() else {
        return None;
    };
    let sides = [(*a, *b), (*b, *a)];
    sides.into_iter().find_map(|(counts, goes_on)| {
        let mut counted = instr.clone();
        counted.regions[0].results = vec![counts];
        trips::count(graph, &counted)?;
        let counter = trips::counter(&counted.regions[0])?;
        counted.regions[1] = guarded(instr, goes_on, counter).ok()?;
        Some(counted)
    })
}

/// Returns the body of a loop, which leaves all of the state but the counter as it is where `goes_on`, a value of the
/// condition, is false.
fn guarded(instr: &Instr, goes_on: Value, counter: usize) -> Result<Graph, Fault> {
    let [condition, body] = [&instr.regions[0], &instr.regions[1]];
    let shapes = body.param_shapes();
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.origin = instr.origin;
    let params = shapes.iter().map(|shape| b.graph.add_param(shape.clone()));
    let params = params.collect_vec();
    // Each text is printed once: by the condition itself, and by `goes` below.
    let mut test = condition.clone();
    test.results = vec![goes_on];
    let test = b.paste(&inspect::without(&test), &params)[0];
    // The number of rounds depends on the counter alone.
    let mut steps = body.clone();
    steps.results = vec![body.results[counter]];
    let next = b.paste(&inspect::without(&steps), &params)[0];
    let rest = |results: &[Value]| {
        let states = (0..instr.own()).filter_items(|i| *i != counter);
        states.map(|i| results[i]).collect_vec()
    };
    let mut goes = body.clone();
    goes.results = rest(&body.results);
    let mut stays = Graph::new();
    for shape in &shapes {
        stays.add_param(shape.clone());
    }
    stays.results = rest(&stays.params);
    let regions = vec![(goes, params.clone()), (stays, params)];
    let mut results = conditional::branch(&mut b, test, regions)?;
    results.insert(counter, next);
    b.graph.results = results;
    Ok(b.graph)
}
