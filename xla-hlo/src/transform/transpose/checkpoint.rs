//! Transposes of functions that are computed again: they compute the residuals of the function, behind a barrier.

use super::super::dependence;
use super::super::split::{restricted, split};
use super::transpose;
use crate::Graph;
use crate::derivatives::rules::Transpose;
use crate::list::{self, Items};
use crate::ops::checkpoint::checkpoint;
use crate::ops::inline::Refused;

/// Adds the transpose of a function that is linear in some operands: it computes its residuals again, behind a barrier.
pub(super) fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Refused> {
    let origin = t.instr.origin;
    let refused = |fault| Refused { origin, fault };
    let region = &t.instr.regions[0];
    let linear = t.operands.iter().map(Option::is_none).collect_vec();
    let results = dependence::of_results(region, &linear);
    let parts = split(region, &linear, &results)?;
    let tangents = linear.iter().filter_items(|is| **is).count();
    let is_linear = (0..parts.linear.params.len()).map(|i| i < tangents);
    let is_linear = is_linear.collect_vec();
    let back = transpose(&parts.linear, &is_linear, &vec![false; is_linear.len()])?;
    // The parameters are the known operands, then the cotangents.
    let mut function = Graph::new();
    let known = parts.known.param_shapes().into_iter();
    let known = known.map(|shape| function.add_param(shape)).collect_vec();
    let mut operands = t.operands.iter().flatten().copied().collect_vec();
    let mut cotangents = Vec::new();
    for (i, _) in results.iter().enumerate().filter_items(|(_, is)| **is) {
        cotangents.push(function.add_param(t.results[i].clone()));
        operands.push(t.cotangent_or_zeros(i).map_err(refused)?);
    }
    let own = results.iter().filter_items(|is| !**is).count();
    // The residuals are computed inside this function, from the known operands: nothing is kept for it.
    let residuals = function.paste(&parts.known, &known).split_off(own);
    function.results = function.paste(&back, &list::concat(&[residuals, cotangents]));
    // Operands that neither part reads are not kept alive by it.
    let (function, read) = restricted(&function, &vec![true; tangents]);
    let operands = read.iter().map(|&i| operands[i]).collect_vec();
    let made = checkpoint(t.b, &operands, function, true).map_err(refused)?;
    for (i, cotangent) in t.linear().into_iter().zip(made) {
        t.accumulate(i, cotangent).map_err(refused)?;
    }
    Ok(())
}
