//! The derivative of `cholesky`.

use super::calculus::{Arithmetic, adjoint, product};
use super::rules::{Derivative, Rule, Tangent};
use crate::error::Fault;
use crate::graph::Attr;
use crate::ops::cholesky::PRIMITIVE;
use crate::ops::iota;
use crate::ops::triangular_solve::{Equations, solve};
use crate::{Builder, ElementType, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: None,
}];

/// From `a = l l*` follows `l⁻¹ da l⁻* = l⁻¹ dl + (l⁻¹ dl)*`: the left side is the sum of a lower triangle and its
/// adjoint, so that `dl` is `l` times its lower triangle with half of the diagonal. Of an upper factor it is the other
/// way round.
///
/// The matrices count as Hermitian, as in JAX: a tangent that is not is replaced by its Hermitian part.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(of_matrix) = t.tangents[0] else {
        return Ok(vec![None]);
    };
    let lower = t.instr.attr("lower") == Some(&Attr::Int(1));
    let factor = t.results[0];
    let across = adjoint(t.b, of_matrix)?;
    let twice = t.b.plus(of_matrix, across)?;
    let whole = t.b.scaled(0.5, twice)?;
    let (left, right) = (Equations::left(lower), Equations::right(lower));
    let sides = if lower {
        [right.adjoint(), left]
    } else {
        [left.adjoint(), right]
    };
    let half = solve(t.b, factor, whole, sides[0])?;
    let both = solve(t.b, factor, half, sides[1])?;
    let weights = weights(t.b, both, lower)?;
    let part = t.b.times(both, weights)?;
    let (part, factor) = ((part, false), (factor, false));
    let tangent = if lower {
        product(t.b, factor, part)?
    } else {
        product(t.b, part, factor)?
    };
    Ok(vec![Some(tangent)])
}

/// Returns 1 in a triangle, 1/2 on the diagonal and 0 elsewhere.
fn weights(b: &mut Builder<'_>, like: Value, lower: bool) -> Result<Value, Fault> {
    let sizes = b.shape(like).dims.clone();
    let rank = sizes.len();
    let row = iota::iota(b, ElementType::I32, sizes.clone(), rank - 2)?;
    let column = iota::iota(b, ElementType::I32, sizes, rank - 1)?;
    let (inside, diagonal) = if lower {
        (b.is("GT", row, column)?, b.is("EQ", row, column)?)
    } else {
        (b.is("LT", row, column)?, b.is("EQ", row, column)?)
    };
    let (one, half) = (b.number_like(like, 1.0)?, b.number_like(like, 0.5)?);
    let zero = b.number_like(like, 0.0)?;
    let rest = b.choose(diagonal, half, zero)?;
    b.choose(inside, one, rest)
}
