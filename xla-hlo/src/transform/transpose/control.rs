//! Transposes of loops and choices.

use super::super::rows;
use super::super::trips::{self, Rounds};
use super::sums::{self, Sums};
use super::transpose;
use crate::derivatives::calculus::zeros;
use crate::derivatives::rules::Transpose;
use crate::error::Fault;
use crate::graph::Attr;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::OWN;
use crate::ops::inline::Refused;
use crate::ops::{constant, while_loop};
use crate::{Builder, Graph, Module, Shape};

/// Adds the transpose of a loop whose only known state is its counter: a loop over the rounds from the last to the
/// first. Its state is the cotangent of the state, and the sums of the cotangents of captured values.
pub(super) fn repeated(t: &mut Transpose<'_, '_>, graph: &Graph) -> Result<(), Refused> {
    let origin = t.instr.origin;
    let refused = |fault| Refused { origin, fault };
    let Some(rounds) = trips::count(graph, t.instr) else {
        return Err(refused(trips::unknown()));
    };
    let own = t.instr.own();
    // The initial value of a state may be known, as zeros are, although the state is linear.
    // The first state is the counter.
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
    // The body without the counter's result; the loop backward counts by itself.
    let mut body = t.instr.regions[1].clone();
    body.results.remove(0);
    let body = transpose(&body, &linear, &summed)?;
    // A row is stored nowhere in an array without rows.
    let after = if rounds.are_none() {
        Sums::default()
    } else {
        Sums::of(&body, sums.len())
    };
    let mut init = Vec::new();
    for &i in &states {
        init.push(t.cotangent_or_zeros(i).map_err(refused)?);
    }
    let inside = (0..sums.len()).filter_items(|&i| !after.contains(i));
    let inside = inside.collect_vec();
    for &i in &inside {
        init.push(t.sum_or_zeros(sums[i]).map_err(refused)?);
    }
    // Sums inside the loop are state; sums after it need their factors as rows.
    let stacks = sums::stacks(t.b, &body, &after.stored, &rounds.to).map_err(refused)?;
    init.extend(stacks);
    let around = outer.iter().map(|&i| t.known(i)).collect_vec();
    let backward = Reversed {
        body: &body,
        rounds: &rounds,
        states: states.len(),
        inside: &inside,
        sums: sums.len(),
        stored: &after.stored,
    };
    let made = backward.add(t.b, &init, &around).map_err(refused)?;
    let (of_states, rest) = made.split_at(states.len());
    let (of_captured, stacks) = rest.split_at(inside.len());
    // The cotangents of the initial state. A state with a known initial value has no cotangent to add.
    for (&i, &cotangent) in states.iter().zip(of_states) {
        if t.is_linear(i) {
            t.accumulate(i, cotangent).map_err(refused)?;
        }
    }
    for (&i, &sum) in inside.iter().zip(of_captured) {
        t.sums[sums[i]] = Some(sum);
    }
    let of_captured = after.add(t.b, &around, stacks, |i| t.sums[sums[i]]);
    for (i, sum) in of_captured.map_err(refused)? {
        t.sums[sums[i]] = Some(sum);
    }
    Ok(())
}

/// A loop over the rounds from the last to the first.
struct Reversed<'r> {
    /// The transpose of the body: its parameters are the round, the captured values that are known, the cotangents of the
    /// state, and the sums so far.
    body: &'r Graph,
    rounds: &'r Rounds,
    /// The number of states.
    states: usize,
    /// The sums that the loop computes, by their indices.
    inside: &'r [usize],
    /// The number of all sums.
    sums: usize,
    /// The values of the body that the loop stores as rows.
    stored: &'r [Value],
}

impl Reversed<'_> {
    /// Adds the loop. Its state is the cotangents of the state, the sums inside, and the arrays with rows.
    fn add(
        &self,
        b: &mut Builder<'_>,
        init: &[Value],
        around: &[Value],
    ) -> Result<Vec<Value>, Fault> {
        let module = Module::default();
        let mut next = Builder::new(&module);
        next.origin = b.origin;
        let done = next.graph.add_param(Shape::scalar(rows::COUNTER));
        let mut param = |&value: &Value| next.graph.add_param(b.shape(value).clone());
        let state = init.iter().map(&mut param).collect_vec();
        let outer = around.iter().map(&mut param).collect_vec();
        // The rounds are numbered from `from` to `to`, and `done` counts up with them, so the round is `to - 1 + from -
        // done`.
        let last = constant::size(&mut next, rows::COUNTER, self.rounds.to.clone());
        let from = &self.rounds.from;
        let round = next.formula([last, done], |[last, done]| {
            let mut last = last - 1.0;
            if !from.is(0) {
                last = last + last.size(rows::COUNTER, from);
            }
            last - done
        })?;
        let (cotangents, rest) = state.split_at(self.states);
        let (sums, stacks) = rest.split_at(self.inside.len());
        let mut arguments = list::concat(&[&[round], outer.as_slice(), cotangents]);
        let first = self.body.params.len() - self.sums;
        // A sum that is computed after the loop is replaced by zeros, and its result is dropped.
        for (i, &param) in self.body.params[first..].iter().enumerate() {
            let inside = self.inside.iter().position(|at| *at == i);
            arguments.push(match inside {
                Some(at) => sums[at],
                // Only the sum itself reads this.
                None => zeros(&mut next, self.body.shape(param))?,
            });
        }
        let mut body = self.body.clone();
        let of_sums = self.inside.iter().map(|i| body.results[self.states + i]);
        let of_sums = of_sums.collect_vec();
        body.results.truncate(self.states);
        body.results.extend(of_sums);
        body.results.extend_from_slice(self.stored);
        let mut made = next.paste(&body, &arguments);
        let rows = made.split_off(self.states + self.inside.len());
        for (&stack, row) in stacks.iter().zip(rows) {
            made.push(rows::store(&mut next, stack, row, round)?);
        }
        next.graph.results = made;
        let ends = [self.rounds.from.clone(), self.rounds.to.clone()];
        let ends = list::both(ends, |size| constant::size(b, rows::COUNTER, size));
        while_loop::count(b, ends, init, (next.graph, around.to_vec()))
    }
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
    // Every region takes the known operands and the cotangents of all results; regions return the cotangents of the
    // captured linear values.
    let mut operands = t.operands.iter().flatten().copied().collect_vec();
    for result in 0..t.results.len() {
        operands.push(t.cotangent_or_zeros(result).map_err(refused)?);
    }
    let attrs = vec![(OWN, Attr::Int(own as i64))];
    let made = t.b.add(t.instr.op, &operands, attrs, regions);
    let made = made.map_err(refused)?;
    for (i, cotangent) in t.linear().into_iter().zip(made) {
        t.accumulate(i, cotangent).map_err(refused)?;
    }
    Ok(())
}
