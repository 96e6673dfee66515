//! Loops that count and may end early, for reverse mode.
//!
//! The rounds of a reversed loop must be counted, so a loop with a bound on its rounds runs all of them: once its
//! condition does not hold, a round leaves the state as it is. The counter that bounds the loop is a part of the state
//! like any other.
//!
//! ```text
//! while i < n & goes_on(i, s) { s = body(i, s); i += 1 }
//! for _ in 0..n { if i < n & goes_on(i, s) { s = body(i, s); i += 1 } }
//! ```
//!
//! Reverse mode stores the residuals of each round. From [`STORED`] rounds on, it stores the state before groups of
//! about `sqrt(n)` rounds instead, and computes the rounds of one group again before it reverses them. A group after
//! the end of the loop is neither computed nor reversed.
//!
//! ```text
//! for _ in 0..groups { if i < n & goes_on(i, s) { (i, s) = checkpoint(rounds of one group)(i, s) } }
//! ```

use super::rows;
use super::trips::{self, Rounds};
use crate::error::Fault;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::ops::{checkpoint, conditional, constant, elementwise, inspect, while_loop};
use crate::{Builder, Graph, Instr, Module, Shape, Size};

/// The number of rounds from which their residuals are computed again. Fewer rows are cheaper than a second pass.
const STORED: usize = 64;

/// Returns the same loop with a known number of rounds as a function of its operands, if its condition is the condition
/// of a counted loop and others.
pub(super) fn with_all_rounds(graph: &Graph, instr: &Instr) -> Option<Graph> {
    let condition = instr.regions.first()?;
    let rounds = bound(graph, instr, *condition.results.first()?)?;
    Early { instr }.function(&rounds).ok()
}

/// Returns the rounds of a loop that goes on only where several values hold, of which one compares a counter.
fn bound(graph: &Graph, instr: &Instr, goes_on: Value) -> Option<Rounds> {
    let both = instr.regions[0].maker(goes_on)?;
    if *both.op != elementwise::and {
        return None;
    }
    both.operands.iter().find_map(|&side| {
        let mut counted = instr.clone();
        counted.regions[0].results = vec![side];
        trips::count(graph, &counted).or_else(|| bound(graph, instr, side))
    })
}

/// A loop that may end early.
struct Early<'i> {
    instr: &'i Instr,
}

impl Early<'_> {
    /// Returns the loop as a function of its operands.
    fn function(&self, rounds: &Rounds) -> Result<Graph, Fault> {
        self.of_operands(|b, operands| match groups(rounds) {
            None => {
                let ends = [rounds.from.clone(), rounds.to.clone()];
                self.counted(b, ends, operands, &self.round()?)
            }
            Some([groups, length]) => {
                let ends = [0, groups].map(Size::from);
                self.counted(b, ends, operands, &self.group(length)?)
            }
        })
    }

    /// Returns a function of the loop's operands.
    fn of_operands(
        &self,
        build: impl FnOnce(&mut Builder<'_>, &[Value]) -> Result<Vec<Value>, Fault>,
    ) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        b.origin = self.instr.origin;
        let operands = self
            .shapes()
            .into_iter()
            .map(|shape| b.graph.add_param(shape));
        let operands = operands.collect_vec();
        b.graph.results = build(&mut b, &operands)?;
        Ok(b.graph)
    }

    /// Returns the shapes of the state and of captured values.
    fn shapes(&self) -> Vec<Shape> {
        self.instr.regions[1].param_shapes()
    }

    /// Adds a loop whose rounds are numbered from one size up to another, of a function of the loop's operands.
    fn counted(
        &self,
        b: &mut Builder<'_>,
        ends: [Size; 2],
        operands: &[Value],
        function: &Graph,
    ) -> Result<Vec<Value>, Fault> {
        let (state, around) = operands.split_at(self.instr.own());
        let mut body = Graph::new();
        body.add_param(Shape::scalar(rows::COUNTER));
        let params = self.shapes().into_iter().map(|shape| body.add_param(shape));
        let params = params.collect_vec();
        body.results = body.paste(function, &params);
        let ends = list::both(ends, |size| constant::size(b, rows::COUNTER, size));
        while_loop::count(b, ends, state, (body, around.to_vec()))
    }

    /// Returns one round: the body, if the condition holds.
    fn round(&self) -> Result<Graph, Fault> {
        let [condition, body] = [&self.instr.regions[0], &self.instr.regions[1]];
        let mut goes = Graph::new();
        let params = self.shapes().into_iter().map(|shape| goes.add_param(shape));
        let params = params.collect_vec();
        // The test itself prints nothing, so that each text is printed once.
        if inspect::is_in(condition) {
            goes.paste(condition, &params);
        }
        goes.results = goes.paste(body, &params);
        self.guarded(goes)
    }

    /// Returns a group of this many rounds, which reverse mode computes again, if the condition holds before it.
    fn group(&self, length: usize) -> Result<Graph, Fault> {
        let round = self.round()?;
        let rounds = self.of_operands(|b, operands| {
            self.counted(b, [0, length].map(Size::from), operands, &round)
        })?;
        self.guarded(
            self.of_operands(|b, operands| checkpoint::checkpoint(b, operands, rounds, false))?,
        )
    }

    /// Returns a function that leaves the state as it is if the condition does not hold.
    fn guarded(&self, goes: Graph) -> Result<Graph, Fault> {
        self.of_operands(|b, operands| {
            let test = b.paste(&inspect::without(&self.instr.regions[0]), operands)[0];
            let mut stays = Graph::new();
            let params = self
                .shapes()
                .into_iter()
                .map(|shape| stays.add_param(shape));
            let params = params.collect_vec();
            stays.results = params[..self.instr.own()].to_vec();
            let regions = vec![(goes, operands.to_vec()), (stays, operands.to_vec())];
            conditional::branch(b, test, regions)
        })
    }
}

/// Returns the number of groups and the rounds of each, if there are many rounds.
fn groups(rounds: &Rounds) -> Option<[usize; 2]> {
    let count = rounds.to.known()?.checked_sub(rounds.from.known()?)?;
    let length = count.isqrt();
    (count >= STORED).then(|| [count.div_ceil(length), length])
}
