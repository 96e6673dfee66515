//! The derivative of `cholesky`.

use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::graph::Term;
use crate::ops::cholesky::{self, PRIMITIVE};
use crate::ops::triangular_solve::Equations;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Formula(tangent),
    transpose: None,
}];

/// From `a = l l*` follows `l⁻¹ da l⁻* = l⁻¹ dl + (l⁻¹ dl)*`: the left side is the sum of a lower triangle and its
/// adjoint, so that `dl` is `l` times its lower triangle with half of the diagonal. Of an upper factor it is the other
/// way round.
///
/// The matrices count as Hermitian, as in JAX: a tangent that is not is replaced by its Hermitian part.
fn tangent<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let Some(da) = t.tangents[0] else {
        return vec![None];
    };
    let lower = cholesky::is_lower(t.instr);
    let l = t.results[0];
    // `l` depends on the Hermitian part of `a` only, as JAX defines it.
    let da = 0.5 * (da + da.adjoint());
    let (left, right) = (Equations::left(lower), Equations::right(lower));
    let sides = if lower {
        [right.adjoint(), left]
    } else {
        [left.adjoint(), right]
    };
    // `l⁻¹ da l⁻*`, by two solves with the triangle itself.
    let sum = l.solve(l.solve(da, sides[0]), sides[1]);
    let part = sum * weights(sum, lower);
    vec![Some(if lower { l.dot(part) } else { part.dot(l) })]
}

/// Returns 1 in a triangle, 1/2 on the diagonal and 0 elsewhere.
fn weights(like: Term<'_>, lower: bool) -> Term<'_> {
    let [row, column] = like.rows_and_columns(&like.sizes());
    let inside = if lower {
        row.greater(column)
    } else {
        row.less(column)
    };
    let diagonal = row.equal(column);
    let (one, half) = (like.full(1.0), like.full(0.5));
    inside.select(one, diagonal.select(half, 0.0))
}
