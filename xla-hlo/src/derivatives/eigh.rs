//! The derivative of eigenvalues and eigenvectors.

use super::calculus::{Arithmetic, adjoint, product};
use super::rules::{Derivative, Rule, Tangent};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::eigh::{self, hermitian};
use crate::ops::parts::triangle;
use crate::ops::{broadcast, convert, elementwise, reduce};
use crate::{Builder, Literal, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &eigh::PRIMITIVE,
    derivative: Derivative::Rule(parts),
    transpose: None,
}];

/// From `a v = v diag(w)` follows `v* da v = diag(dw) + [x, diag(w)]` with `dv = v x`, where `x` is skew-Hermitian. Equal
/// eigenvalues have no derivative: their vectors are any of a plane.
fn parts(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(change) = t.tangents[0] else {
        return Ok(vec![None, None]);
    };
    let (values, vectors) = (t.results[0], t.results[1]);
    let change = hermitian(t.b, change)?;
    let across = adjoint(t.b, vectors)?;
    let turned = product(t.b, (change, false), (vectors, false))?;
    let inside = product(t.b, (across, false), (turned, false))?;
    let of_values = diagonal(t.b, inside)?;
    let [rows, columns] = both(t.b, values)?;
    let distances = t.b.minus(columns, rows)?;
    let factors = inverse(t.b, distances)?;
    let factors = convert::convert(t.b, factors, t.b.shape(inside).element)?;
    let turn = t.b.times(factors, inside)?;
    let of_vectors = product(t.b, (vectors, false), (turn, false))?;
    Ok(vec![Some(of_values), Some(of_vectors)])
}

/// Returns the real parts of the diagonals of matrices.
pub(super) fn diagonal(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let diagonal = triangle(b, "EQ", matrices, 0)?;
    let shape = b.shape(diagonal).clone();
    let zero = Literal::zero(shape.element);
    let sums = reduce::fold(b, diagonal, &elementwise::add, zero, &[shape.rank() - 2])?;
    if shape.element.is_complex() {
        b.elementwise(&elementwise::real, &[sums])
    } else {
        Ok(sums)
    }
}

/// Returns the inverses of the elements of matrices, and zeros on the diagonals.
pub(super) fn inverse(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let one = b.number_like(matrices, 1.0)?;
    let identity = triangle(b, "EQ", one, 0)?;
    let safe = b.plus(matrices, identity)?;
    let inverses = b.divided(one, safe)?;
    let below = triangle(b, "GT", inverses, 0)?;
    let above = triangle(b, "LT", inverses, 0)?;
    b.plus(below, above)
}

/// Returns the matrices `w[i]` and `w[j]`.
pub(super) fn both(b: &mut Builder<'_>, values: Value) -> Result<[Value; 2], Fault> {
    let mut sizes = b.shape(values).dims.clone();
    let last = sizes.len() - 1;
    sizes.push(sizes[last].clone());
    let batch = (0..last).collect_vec();
    let mut at = |dimension| {
        let dims = crate::list::concat(&[batch.as_slice(), &[dimension]]);
        broadcast::in_dim(b, values, sizes.clone(), &dims)
    };
    Ok([at(last)?, at(last + 1)?])
}
