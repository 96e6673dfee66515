//! The derivative of the QR decomposition, of whose two primitives the first returns reflections and the second
//! multiplies them.
//!
//! The reflections are no smooth function where a column needs none, though the orthogonal and the triangular factors
//! are. Hence no rule differentiates reflections. The first primitive computes the tangents of both factors. That of
//! the triangular factor is the tangent of its first result, with zeros below the diagonal; that of the orthogonal
//! factor takes the place of the tangent of `tau`, which only the second primitive reads, and returns.

use super::calculus::{Arithmetic, adjoint, product, zeros};
use super::rules::{Derivative, Rule, Tangent};
use crate::error::Fault;
use crate::ops::elementwise;
use crate::ops::householder::{FACTORS, PRODUCT, orthogonal, triangular};
use crate::ops::parts::triangle;
use crate::ops::triangular_solve::{Equations, solve};
use crate::ops::{concatenate, slice};
use crate::{Builder, Shape, Size, Value};

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &FACTORS,
        derivative: Derivative::Rule(factors),
        transpose: None,
    },
    Rule {
        primitive: &PRODUCT,
        derivative: Derivative::Rule(|t| Ok(vec![t.tangents[1]])),
        transpose: None,
    },
];

/// From `a = q r` with `k` columns of `q` follows `q* da = w r` with `w = q* dq + dr r⁻¹`, where the first term is
/// skew-Hermitian and the second an upper triangle with a real diagonal, so that `w` determines both.
fn factors(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(change) = t.tangents[0] else {
        return Ok(vec![None, None]);
    };
    let (reflections, taus) = (t.results[0], t.results[1]);
    let q = orthogonal(t.b, reflections, taus)?;
    let r = triangular(t.b, reflections, taus)?;
    let shape = t.b.shape(reflections).clone();
    let k = t.b.shape(q).dims[shape.rank() - 1].clone();
    let tall = shape.dims[shape.rank() - 2] != k;
    let square = columns(t.b, r, &k)?;
    let across = adjoint(t.b, q)?;
    let (of_q, of_r) = if tall {
        let scaled = solve(t.b, square, change, Equations::right(false))?;
        let w = product(t.b, (across, false), (scaled, false))?;
        let turn = skew(t.b, w)?;
        let rest = t.b.minus(w, turn)?;
        let inside = product(t.b, (q, false), (rest, false))?;
        let of_r = product(t.b, (rest, false), (r, false))?;
        (t.b.minus(scaled, inside)?, of_r)
    } else {
        let turned = product(t.b, (across, false), (change, false))?;
        let first = columns(t.b, turned, &k)?;
        let w = solve(t.b, square, first, Equations::right(false))?;
        let turn = skew(t.b, w)?;
        let of_q = product(t.b, (q, false), (turn, false))?;
        let inside = product(t.b, (turn, false), (r, false))?;
        (of_q, t.b.minus(turned, inside)?)
    };
    let of_r = triangle(t.b, "LE", of_r, 0)?;
    Ok(vec![Some(with_rows(t.b, of_r, &shape)?), Some(of_q)])
}

/// Returns the skew-Hermitian matrices that differ from others by upper triangles with real diagonals.
fn skew(b: &mut Builder<'_>, w: Value) -> Result<Value, Fault> {
    let below = triangle(b, "GT", w, 0)?;
    let above = adjoint(b, below)?;
    let skew = b.minus(below, above)?;
    if !b.shape(w).element.is_complex() {
        return Ok(skew);
    }
    let imaginary = b.elementwise(&elementwise::imag, &[w])?;
    let real = b.number_like(imaginary, 0.0)?;
    let diagonal = b.elementwise(&elementwise::complex, &[real, imaginary])?;
    let diagonal = triangle(b, "EQ", diagonal, 0)?;
    b.plus(skew, diagonal)
}

/// Returns the first columns of matrices.
fn columns(b: &mut Builder<'_>, matrices: Value, count: &Size) -> Result<Value, Fault> {
    let mut limits = b.shape(matrices).dims.clone();
    let rank = limits.len();
    if limits[rank - 1] == *count {
        return Ok(matrices);
    }
    limits[rank - 1] = count.clone();
    let (starts, strides) = (vec![Size::from(0); rank], vec![Size::from(1); rank]);
    slice::slice(b, matrices, starts, limits, strides)
}

/// Adds rows of zeros until matrices have a shape.
fn with_rows(b: &mut Builder<'_>, matrices: Value, shape: &Shape) -> Result<Value, Fault> {
    let rows = shape.rank() - 2;
    let own = b.shape(matrices).dims[rows].clone();
    if own == shape.dims[rows] {
        return Ok(matrices);
    }
    let mut rest = shape.clone();
    let count = shape.dims[rows].minus(&own);
    rest.dims[rows] = count.map_err(|_| Fault::call(crate::error::FaultKind::SizeOutOfRange))?;
    let rest = zeros(b, &rest)?;
    concatenate::concatenate(b, &[matrices, rest], rows)
}
