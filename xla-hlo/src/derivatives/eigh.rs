//! The derivative of eigenvalues and eigenvectors.

use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::attr::Direction;
use crate::graph::Term;
use crate::list;
use crate::ops::eigh::{self, hermitian};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &eigh::PRIMITIVE,
    derivative: Derivative::Formula(parts),
    transpose: None,
}];

/// From `a v = v diag(w)` follows `v* da v = diag(dw) + [x, diag(w)]` with `dv = v x`, where `x` is skew-Hermitian. Equal
/// eigenvalues have no derivative: their vectors are any of a plane.
fn parts<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let Some(da) = t.tangents[0] else {
        return vec![None, None];
    };
    let (w, v) = (t.results[0], t.results[1]);
    let da = hermitian(da);
    let vh = v.adjoint();
    // `v* da v`: its diagonal is `dw`, and `x[i, j]` is its other elements over `w[j] - w[i]`.
    let inside = vh.dot(da.dot(v));
    let dw = real_diagonal(inside);
    let [rows, columns] = both(w);
    let factors = inverse(columns - rows).convert(inside.element());
    let dv = v.dot(factors * inside);
    vec![Some(dw), Some(dv)]
}

/// Returns the real parts of the diagonals of matrices.
pub(super) fn real_diagonal(matrices: Term<'_>) -> Term<'_> {
    let diagonal = matrices.diagonal();
    diagonal.sum(&[diagonal.rank() - 2]).real_part()
}

/// Returns the inverses of the elements of matrices, and zeros on the diagonals.
pub(super) fn inverse(matrices: Term<'_>) -> Term<'_> {
    let one = matrices.full(1.0);
    // 1 on the diagonal avoids a division by zero there; the triangles then leave the diagonal out.
    let inverses = one / (matrices + one.diagonal());
    inverses.below() + inverses.triangle(Direction::Lt, 0)
}

/// Returns the matrices `w[i]` and `w[j]`.
pub(super) fn both(values: Term<'_>) -> [Term<'_>; 2] {
    let mut sizes = values.sizes();
    let last = sizes.len() - 1;
    sizes.push(sizes[last].clone());
    list::both([last + 1, last], |gone| values.spread(&sizes, &[gone]))
}
