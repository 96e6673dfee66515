//! Divides a reduction of several arrays into reductions of arrays that do not depend on one another.
//!
//! A sum and a sum of squares at once, `|a, b, x, y| (a + x, b + y)`, are two sums, which may be reordered.

use super::of_own;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Graph, Instr, Value};
use crate::list::Items;

/// Reduces each array that a single commutative operation folds by an instruction of its own, and all others by another
/// one; returns the results, or `None` if there is no such array beside others.
pub(in crate::ops) fn divided(rw: &mut Rewriter, instr: &Instr) -> Option<Vec<Value>> {
    let region = &instr.regions[0];
    let count = region.results.len();
    let is_pure = region.instrs().all(|(_, instr)| !instr.has_effect());
    if count < 2 || !is_pure {
        return None;
    }
    let mut alone = (0..count)
        .map(|i| of_own(region, i).is_some())
        .collect_vec();
    let others = |alone: &[bool]| (0..count).filter_items(|&i| !alone[i]).collect_vec();
    // The others may compare with the elements of such an array, as in the index of a maximum.
    let live = live(region, &others(&alone));
    for (i, alone) in alone.iter_mut().enumerate() {
        *alone &= ![i, i + count]
            .iter()
            .any(|&param| live[region.params[param].0 as usize]);
    }
    if !alone.contains(&true) {
        return None;
    }
    let each = (0..count).filter_items(|&i| alone[i]).map(|i| vec![i]);
    let mut groups = each.collect_vec();
    groups.push(others(&alone));
    let mut values = vec![Value(0); count];
    for group in groups {
        if group.is_empty() {
            continue;
        }
        let of = |first: usize| group.iter().map(move |i| instr.operands[first + i]);
        let operands = of(0).chain_items(of(count)).collect_vec();
        let regions = vec![part(region, &group)];
        let folded = rw.emit_all(instr.op, &operands, instr.attrs.clone(), regions)?;
        for (&i, value) in group.iter().zip(folded) {
            values[i] = value;
        }
    }
    Some(values)
}

/// Returns whether some results of a computation depend on each of its values.
fn live(region: &Graph, results: &[usize]) -> Vec<bool> {
    let mut live = vec![false; region.value_count()];
    for &i in results {
        live[region.results[i].0 as usize] = true;
    }
    for (_, instr) in region.instrs().rev() {
        if instr.results.iter().any(|v| live[v.0 as usize]) {
            for operand in &instr.operands {
                live[operand.0 as usize] = true;
            }
        }
    }
    live
}

/// Returns the computation of some results from the arrays of these numbers.
fn part(region: &Graph, numbers: &[usize]) -> Graph {
    let live = live(region, numbers);
    let mut new = vec![Value(0); region.value_count()];
    let mut out = Graph::new();
    // Parameters are the accumulators, then the elements.
    for side in [0, region.results.len()] {
        for number in numbers {
            let param = region.params[side + number];
            new[param.0 as usize] = out.add_param(region.shape(param).clone());
        }
    }
    for (_, instr) in region.instrs() {
        if instr.results.iter().any(|v| live[v.0 as usize]) {
            out.copy(region, instr, &mut new);
        }
    }
    let results = numbers.iter().map(|&i| new[region.results[i].0 as usize]);
    out.results = results.collect_vec();
    out
}
