//! Derivatives of functions of one operand: the tangent times a slope, which is written as a formula.

use super::calculus::Arithmetic;
use super::rules::Tangent;
use crate::Value;
use crate::error::Fault;
use crate::ops::formulas::term::{Term, evaluate};

/// Returns a formula of two terms as a function for [`evaluate`].
macro_rules! formula {
    (|$x:ident, $y:ident| $slope:expr) => {
        |of: &[Term<'_>]| {
            let ($x, $y) = (of[0], of[1]);
            let slope: Term<'_> = $slope;
            slope.value
        }
    };
}
pub(super) use formula;

/// Returns the tangent times the slope, a formula of the operand and the result.
pub(super) fn times(
    t: &mut Tangent<'_, '_>,
    slope: fn(&[Term<'_>]) -> Value,
) -> Result<Vec<Option<Value>>, Fault> {
    let slope = evaluate(t.b, &[t.operands[0], t.results[0]], slope)?;
    t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
}
