//! Splits functions that are computed again: the linear part computes what it reads of the known part.

use super::{Splitter, split};
use crate::list::Items;
use crate::ops::checkpoint::again;
use crate::ops::inline::Refused;
use crate::ops::inspect;
use crate::passes::dce;
use crate::{Graph, Instr, Value};

impl Splitter<'_, '_> {
    /// Splits a function that is computed again. Its linear part computes what it reads of the known part.
    pub(super) fn computed_again(&mut self, instr: &Instr) -> Result<(), Refused> {
        let refused = |fault| Refused {
            origin: instr.origin,
            fault,
        };
        let of = |values: &[Value]| values.iter().map(|&v| self.is_linear(v)).collect_vec();
        let (params, results) = (of(&instr.operands), of(&instr.results));
        let region = &instr.regions[0];
        // The known results, without the residuals that the split would store.
        let mut known = split(region, &params, &results)?.known;
        let count = results.iter().filter_items(|is| !**is).count();
        known.results.truncate(count);
        if count > 0 || inspect::is_in(&known) {
            let (function, read) = restricted(&known, &vec![true; count]);
            let operands = instr.operands.iter().zip(&params);
            let operands = operands.filter_items(|(_, is)| !**is).map(|(&v, _)| v);
            let operands = operands.map(|v| self.known_value(v)).collect_vec();
            let operands = read.iter().map(|&i| operands[i]).collect_vec();
            let made = again(&mut self.known, instr, &operands, function).map_err(refused)?;
            self.enter_known(instr, &results, &made);
        }
        // The linear results, from the original operands: their known part is computed again inside. It has printed and
        // asserted before.
        let (function, read) = restricted(&inspect::without(region), &results);
        let operands = read.iter().map(|&i| self.linear_value(instr.operands[i]));
        let operands = operands.collect_vec();
        let made = again(&mut self.linear, instr, &operands, function).map_err(refused)?;
        let linear = instr.results.iter().zip(&results);
        let linear = linear.filter_items(|(_, is)| **is).map(|(&v, _)| v);
        for (old, value) in linear.zip(made) {
            self.in_linear[old.0 as usize] = Some(value);
        }
        Ok(())
    }
}

/// Returns the function with some of its results, and the indices of the parameters that it still reads.
pub(in super::super) fn restricted(function: &Graph, results: &[bool]) -> (Graph, Vec<usize>) {
    let mut smaller = function.clone();
    let wanted = function.results.iter().zip(results);
    let wanted = wanted.filter_items(|(_, is)| **is).map(|(&v, _)| v);
    smaller.results = wanted.collect_vec();
    let smaller = dce::run(&smaller);
    let counts = smaller.use_counts();
    let read = (0..smaller.params.len())
        .filter_items(|&i| counts[smaller.params[i].0 as usize] > 0)
        .collect_vec();
    let mut out = Graph::new();
    // A result that nothing reads is arbitrary.
    let mut arguments = vec![Value(0); smaller.params.len()];
    for &i in &read {
        arguments[i] = out.add_param(smaller.shape(smaller.params[i]).clone());
    }
    out.results = out.paste(&smaller, &arguments);
    (out, read)
}
