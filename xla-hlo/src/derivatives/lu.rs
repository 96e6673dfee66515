//! The derivatives of the LU decomposition and of the solution of equations by its factors.

use super::calculus::{Arithmetic, product, zeros};
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::error::{Fault, FaultKind};
use crate::ops::lu::{self, rows_at};
use crate::ops::lu_solve::{self, is_transposed, triangles};
use crate::ops::parts::{compared, triangle};
use crate::ops::triangular_solve::{Equations, solve};
use crate::ops::{concatenate, constant, iota, slice};
use crate::{Builder, ElementType, Shape, Size, Value};

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &lu::PRIMITIVE,
        derivative: Derivative::Rule(factors),
        transpose: None,
    },
    Rule {
        primitive: &lu_solve::PRIMITIVE,
        derivative: Derivative::Rule(solution),
        transpose: Some(transposed),
    },
];

/// From `p a = l u` follows `l⁻¹ p da u⁻¹ = l⁻¹ dl + du u⁻¹`, the sum of a lower triangle with zeros on its diagonal and
/// an upper one. Square matrices take the place of `l` and `u`: where there are more rows or columns, those of the
/// identity follow.
fn factors(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(change) = t.tangents[0] else {
        return Ok(vec![None, None, None]);
    };
    let (lu, permutation) = (t.results[0], t.results[2]);
    let change = rows_at(t.b, change, permutation)?;
    let shape = t.b.shape(lu).clone();
    let rank = shape.rank();
    let (rows, columns) = (&shape.dims[rank - 2], &shape.dims[rank - 1]);
    let l = resized(t.b, lu, [rows, rows])?;
    let u = resized(t.b, lu, [columns, columns])?;
    let u = with_ones(t.b, u, &shape)?;
    let unit = Equations {
        unit_diagonal: true,
        ..Equations::left(true)
    };
    let both = solve(t.b, l, change, unit)?;
    let both = solve(t.b, u, both, Equations::right(false))?;
    let (lower, upper) = (triangle(t.b, "GT", both, 0)?, triangle(t.b, "LE", both, 0)?);
    let of_l = times_lower(t.b, l, lower)?;
    let u = triangle(t.b, "LE", u, 0)?;
    let of_u = product(t.b, (upper, false), (u, false))?;
    Ok(vec![Some(t.b.plus(of_l, of_u)?), None, None])
}

/// Returns the product of lower triangles with ones on their diagonals, which are not stored, and other matrices.
fn times_lower(b: &mut Builder<'_>, l: Value, x: Value) -> Result<Value, Fault> {
    let below = triangle(b, "GT", l, 0)?;
    let moved = product(b, (below, false), (x, false))?;
    b.plus(x, moved)
}

/// Returns matrices of other sizes: the first rows and columns, or all of them and zeros.
fn resized(b: &mut Builder<'_>, matrices: Value, sizes: [&Size; 2]) -> Result<Value, Fault> {
    let mut value = matrices;
    for (i, size) in sizes.into_iter().enumerate() {
        let shape = b.shape(value).clone();
        let dimension = shape.rank() - 2 + i;
        let own = &shape.dims[dimension];
        if own == size {
            continue;
        }
        let fewer = own.known().zip(size.known());
        if fewer.is_some_and(|(own, size)| size < own) {
            let (mut limits, rank) = (shape.dims.clone(), shape.rank());
            limits[dimension] = size.clone();
            let (starts, strides) = (vec![Size::from(0); rank], vec![Size::from(1); rank]);
            value = slice::slice(b, value, starts, limits, strides)?;
        } else {
            let mut rest = shape.clone();
            let count = size.minus(own);
            rest.dims[dimension] = count.map_err(|_| Fault::call(FaultKind::SizeOutOfRange))?;
            let rest = zeros(b, &rest)?;
            value = concatenate::concatenate(b, &[value, rest], dimension)?;
        }
    }
    Ok(value)
}

/// Puts ones on the diagonals of square upper triangles, behind the rows of the factors of this shape.
fn with_ones(b: &mut Builder<'_>, u: Value, factors: &Shape) -> Result<Value, Fault> {
    let own = b.shape(u).clone();
    let rank = own.rank();
    if own.dims[rank - 2] == factors.dims[rank - 2] {
        return Ok(u);
    }
    let rows = constant::size(b, ElementType::I32, factors.dims[rank - 2].clone());
    let row = iota::iota(b, ElementType::I32, own.dims, rank - 2)?;
    let added = compared(b, "GE", row, rows)?;
    let one = b.number_like(u, 1.0)?;
    let diagonal = triangle(b, "EQ", one, 0)?;
    b.choose(added, diagonal, u)
}

/// From `l u x = p b` follows `l u dx = p db - dl u x - l du x`; the transposed equations are `uᵀ lᵀ p x = b`.
fn solution(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let [lu, permutation] = [t.operands[0], t.operands[1]];
    let x = t.results[0];
    let transpose = is_transposed(t.instr);
    let mut whole = match t.tangents[2] {
        Some(right) => Some(t.again(&[lu, permutation, right])?[0]),
        None => None,
    };
    if let Some(change) = t.tangents[0] {
        let (lower, upper) = (
            triangle(t.b, "GT", change, 0)?,
            triangle(t.b, "LE", change, 0)?,
        );
        let u = triangle(t.b, "LE", lu, 0)?;
        let moved = if transpose {
            // The change of `uᵀ lᵀ y`, with `y = p x`, where `lᵀ y` is the intermediate unknown.
            let y = rows_at(t.b, x, permutation)?;
            let below = triangle(t.b, "GT", lu, 0)?;
            let rest = product(t.b, (below, true), (y, false))?;
            let inner = t.b.plus(y, rest)?;
            let first = product(t.b, (upper, true), (inner, false))?;
            let second = product(t.b, (lower, true), (y, false))?;
            let second = product(t.b, (u, true), (second, false))?;
            let moved = t.b.plus(first, second)?;
            t.again(&[lu, permutation, moved])?[0]
        } else {
            let inner = product(t.b, (u, false), (x, false))?;
            let first = product(t.b, (lower, false), (inner, false))?;
            let second = product(t.b, (upper, false), (x, false))?;
            let second = times_lower(t.b, lu, second)?;
            let moved = t.b.plus(first, second)?;
            triangles(t.b, lu, moved, false)?
        };
        whole = Some(match whole {
            Some(whole) => t.b.minus(whole, moved)?,
            None => t.b.negated(moved)?,
        });
    }
    Ok(vec![whole])
}

/// The cotangent of the right-hand sides solves the transposed equations.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let transpose = !is_transposed(t.instr);
    t.each_linear(|t, _, cotangent| {
        let operands = [t.known(0), t.known(1), cotangent];
        lu_solve::lu_solve(t.b, operands, transpose)
    })
}
