//! Finds the values of a graph that depend on some of its parameters through floating-point values.

use crate::derivatives;
use crate::derivatives::rules::Derivative;
use crate::graph::RegionInputs;
use crate::list::Items;
use crate::ops::custom_derivative::has_tangents;
use crate::{Graph, Instr};

/// Returns for each value whether it may have a tangent if these parameters have one.
pub(super) fn dependent(graph: &Graph, params: &[bool]) -> Vec<bool> {
    let mut on = vec![false; graph.value_count()];
    for (&param, &is) in graph.params.iter().zip(params) {
        on[param.0 as usize] = is;
    }
    // Forward: an instruction's results depend if an operand does, unless its derivative is zero, as with `floor`.
    for (_, instr) in graph.instrs() {
        let operands = instr.operands.iter().map(|v| on[v.0 as usize]);
        let operands = operands.collect_vec();
        if !operands.iter().any(|&is| is) {
            continue;
        }
        let results = results(instr, &operands);
        for (result, is) in instr.results.iter().zip(results) {
            on[result.0 as usize] = is && has_tangents(graph.shape(*result));
        }
    }
    on
}

/// Returns for each result of a graph whether it may have a tangent if these parameters have one.
pub(super) fn of_results(graph: &Graph, params: &[bool]) -> Vec<bool> {
    let on = dependent(graph, params);
    graph.results.iter().map(|v| on[v.0 as usize]).collect_vec()
}

/// Returns for each part of a loop's state whether it may have a tangent in some round.
pub(super) fn of_state(instr: &Instr, operands: &[bool]) -> Vec<bool> {
    let own = instr.own();
    // A part of the state may depend on a parameter only after some rounds: `b` on `x` by `a` in `a' = x, b' = a`. Each
    // round of this fixpoint adds a part.
    let mut all = operands.to_vec();
    loop {
        let next = of_results(&instr.regions[1], &all);
        let before = all.clone();
        for (is, next) in all[..own].iter_mut().zip(next) {
            *is |= next;
        }
        if all == before {
            all.truncate(own);
            return all;
        }
    }
}

fn results(instr: &Instr, operands: &[bool]) -> Vec<bool> {
    let count = instr.results.len();
    match derivatives::of(instr.op).derivative {
        Derivative::Zero => vec![false; count],
        // Operands outside of the list, such as indices, have no tangents.
        Derivative::Linear(of) | Derivative::Multilinear(of) => {
            let mut on = operands.iter().enumerate();
            vec![on.any(|(i, &is)| is && of.contains(i)); count]
        }
        Derivative::Regions if instr.op.traits.region_inputs == RegionInputs::State => {
            of_state(instr, operands)
        }
        Derivative::Regions if instr.op.traits.region_inputs == RegionInputs::Derived => {
            of_results(&instr.regions[0], operands)
        }
        Derivative::Regions => {
            let captured = &operands[instr.own()..];
            let mut all = vec![false; count];
            for region in &instr.regions {
                for (all, is) in all.iter_mut().zip(of_results(region, captured)) {
                    *all |= is;
                }
            }
            all
        }
        Derivative::None(_)
        | Derivative::Inlined
        | Derivative::Rule(_)
        | Derivative::Formula(_)
        | Derivative::Slope(_)
        | Derivative::Partial(_) => vec![true; count],
    }
}
