//! Derivatives of functions of one operand: the tangent times a slope, which is written as a formula.

use super::rules::{Linearised, Tangents};
use crate::graph::Term;

/// Returns the tangent times the slope, a formula of the operand and the result.
pub(super) fn times<'s>(
    t: &Linearised<'s>,
    slope: impl FnOnce(Term<'s>, Term<'s>) -> Term<'s>,
) -> Tangents<'s> {
    let slope = slope(t.operands[0], t.results[0]);
    t.sum_of(|_, tangent| tangent * slope)
}
