//! Transposes of loops and choices.

use super::super::{rows, trips};
use super::transpose;
use crate::derivatives::calculus::Arithmetic;
use crate::derivatives::rules::Transpose;
use crate::error::Fault;
use crate::graph::Attr;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::OWN;
use crate::ops::inline::Refused;
use crate::ops::{constant, while_loop};
use crate::{Builder, Graph, Module, Shape, Size};

/// Adds the transpose of a loop whose only known state is its counter: a loop over the rounds from the last to the
/// first. Its state is the cotangent of the state, and the sums of those of captured values.
pub(super) fn repeated(t: &mut Transpose<'_, '_>, graph: &Graph) -> Result<(), Refused> {
    let origin = t.instr.origin;
    let refused = |fault| Refused { origin, fault };
    let Some(rounds) = trips::count(graph, t.instr) else {
        return Err(refused(trips::unknown()));
    };
    let own = t.instr.own();
    // The initial value of a state may be known, as zeros are, although the state is linear.
    let is_linear = |i: usize| t.operands[i].is_none() || (i > 0 && i < own);
    let linear = (0..t.operands.len()).map(is_linear).collect_vec();
    let summed = linear.iter().enumerate().map(|(i, &is)| is && i >= own);
    let summed = summed.collect_vec();
    let states = (1..own).collect_vec();
    let sums = (own..linear.len())
        .filter_items(|&i| linear[i])
        .collect_vec();
    let outer = (own..linear.len())
        .filter_items(|&i| !linear[i])
        .collect_vec();
    let mut body = t.instr.regions[1].clone();
    body.results.remove(0);
    let body = transpose(&body, &linear, &summed)?;
    let mut init = Vec::new();
    for &i in &states {
        init.push(t.cotangent_or_zeros(i).map_err(refused)?);
    }
    for &i in &sums {
        init.push(t.sum_or_zeros(i).map_err(refused)?);
    }
    let around = outer.iter().map(|&i| t.known(i)).collect_vec();
    let made = reversed(t.b, &init, &around, &body, &rounds, states.len()).map_err(refused)?;
    let (of_states, of_captured) = made.split_at(states.len());
    for (&i, &cotangent) in states.iter().zip_items(of_states) {
        if t.is_linear(i) {
            t.accumulate(i, cotangent).map_err(refused)?;
        }
    }
    for (&i, &sum) in sums.iter().zip_items(of_captured) {
        t.sums[i] = Some(sum);
    }
    Ok(())
}

/// Adds a loop over the rounds from the last to the first.
fn reversed(
    b: &mut Builder<'_>,
    init: &[Value],
    around: &[Value],
    body: &Graph,
    rounds: &Size,
    states: usize,
) -> Result<Vec<Value>, Fault> {
    let module = Module::default();
    let mut next = Builder::new(&module);
    next.origin = b.origin;
    let done = next.graph.add_param(Shape::scalar(rows::COUNTER));
    let mut param = |&value: &Value| next.graph.add_param(b.shape(value).clone());
    let state = init.iter().map(&mut param).collect_vec();
    let outer = around.iter().map(&mut param).collect_vec();
    let last = constant::size(&mut next, rows::COUNTER, rounds.clone());
    let one = next.number_like(last, 1.0)?;
    let last = next.minus(last, one)?;
    let round = next.minus(last, done)?;
    let (cotangents, sums) = state.split_at(states);
    let arguments = list::concat(&[&[round], outer.as_slice(), cotangents, sums]);
    next.graph.results = next.paste(body, &arguments);
    let ends = [Size::from(0), rounds.clone()];
    let ends = list::both(ends, |size| constant::size(b, rows::COUNTER, size));
    while_loop::count(b, ends, init, (next.graph, around.to_vec()))
}

/// Adds the transpose of a choice: the same choice between the transposes of its regions.
pub(super) fn chosen(t: &mut Transpose<'_, '_>) -> Result<(), Refused> {
    let origin = t.instr.origin;
    let refused = |fault| Refused { origin, fault };
    let own = t.instr.own();
    let linear = t.operands[own..].iter().map(Option::is_none).collect_vec();
    let mut regions = Vec::with_capacity(t.instr.regions.len());
    for region in &t.instr.regions {
        regions.push(transpose(region, &linear, &vec![false; linear.len()])?);
    }
    let mut operands = t.operands.iter().flatten().copied().collect_vec();
    for result in 0..t.results.len() {
        operands.push(t.cotangent_or_zeros(result).map_err(refused)?);
    }
    let attrs = vec![(OWN, Attr::Int(own as i64))];
    let made = t.b.add(t.instr.op, &operands, attrs, regions);
    let made = made.map_err(refused)?;
    for (i, cotangent) in t.linear().into_iter().zip_items(made) {
        t.accumulate(i, cotangent).map_err(refused)?;
    }
    Ok(())
}
