//! The derivative of the singular value decomposition.

use super::calculus::{Arithmetic, adjoint, product};
use super::eigh::{both, diagonal, inverse};
use super::rules::{Derivative, Rule, Tangent};
use crate::error::Fault;
use crate::ops::parts::{spread, triangle};
use crate::ops::{convert, svd};
use crate::{Builder, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &svd::PRIMITIVE,
    derivative: Derivative::Rule(parts),
    transpose: None,
}];

/// From `a = u s v*` follows `u* da v = x s + ds - s y` with skew-Hermitian `x = u* du` and `y = v* dv`, whose elements off
/// the diagonal solve two equations each; what is left of `du` and `dv` is outside of the planes of `u` and `v`. Equal
/// singular values have no derivative.
fn parts(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(change) = t.tangents[0] else {
        return Ok(vec![None, None, None]);
    };
    let (u, s, vh) = (t.results[0], t.results[1], t.results[2]);
    let b = &mut *t.b;
    let (uh, v) = (adjoint(b, u)?, adjoint(b, vh)?);
    let of_v = product(b, (change, false), (v, false))?;
    let inside = product(b, (uh, false), (of_v, false))?;
    let of_s = diagonal(b, inside)?;
    let element = b.shape(inside).element;
    let [rows, columns] = both(b, s)?;
    let sum = b.plus(columns, rows)?;
    let difference = b.minus(columns, rows)?;
    let squares = b.times(sum, difference)?;
    let factors = inverse(b, squares)?;
    let [factors, rows, columns] = [
        convert::convert(b, factors, element)?,
        convert::convert(b, rows, element)?,
        convert::convert(b, columns, element)?,
    ];
    let mut turns = [u, v];
    for (turn, sizes) in turns.iter_mut().zip([columns, rows]) {
        let scaled = b.times(inside, sizes)?;
        let across = adjoint(b, scaled)?;
        let both = b.plus(scaled, across)?;
        *turn = b.times(factors, both)?;
    }
    if element.is_complex() {
        let phases = phases(b, inside, rows)?;
        turns[0] = b.plus(turns[0], phases)?;
    }
    let mut of_u = product(b, (u, false), (turns[0], false))?;
    let mut of_vectors = product(b, (v, false), (turns[1], false))?;
    let shape = b.shape(change).clone();
    let rank = shape.rank();
    let [m, n] = [2, 1].map(|from_end| shape.dims[rank - from_end].known());
    if m > n {
        let rest = outside(b, of_v, (u, inside), s)?;
        of_u = b.plus(of_u, rest)?;
    }
    if n > m {
        let back = adjoint(b, change)?;
        let back = product(b, (back, false), (u, false))?;
        let within = adjoint(b, inside)?;
        let rest = outside(b, back, (v, within), s)?;
        of_vectors = b.plus(of_vectors, rest)?;
    }
    let of_vh = adjoint(b, of_vectors)?;
    Ok(vec![Some(of_u), Some(of_s), Some(of_vh)])
}

/// Returns the imaginary diagonal of `x`, which is its own choice: that of `y` is zero.
fn phases(b: &mut Builder<'_>, inside: Value, sizes: Value) -> Result<Value, Fault> {
    let across = adjoint(b, inside)?;
    let twice = b.minus(inside, across)?;
    let half = b.number_like(twice, 0.5)?;
    let part = b.times(half, twice)?;
    let one = b.number_like(sizes, 1.0)?;
    let is_zero = b.is_number("EQ", sizes, 0.0)?;
    let zero = b.number_like(sizes, 0.0)?;
    let safe = b.choose(is_zero, one, sizes)?;
    let inverse = b.divided(one, safe)?;
    let inverse = b.choose(is_zero, zero, inverse)?;
    let inverse = triangle(b, "EQ", inverse, 0)?;
    b.times(part, inverse)
}

/// Returns the part of columns that is outside of the plane of orthonormal ones, divided by the singular values.
fn outside(
    b: &mut Builder<'_>,
    columns: Value,
    (basis, coordinates): (Value, Value),
    s: Value,
) -> Result<Value, Fault> {
    let within = product(b, (basis, false), (coordinates, false))?;
    let rest = b.minus(columns, within)?;
    let shape = b.shape(rest).clone();
    let s = convert::convert(b, s, shape.element)?;
    let sizes = spread(b, s, &shape.dims, &[shape.rank() - 2])?;
    let one = b.number_like(rest, 1.0)?;
    let inverses = b.divided(one, sizes)?;
    b.times(rest, inverses)
}
