//! The elimination of `lu`, the same for arrays in a loop and for scalars.

use crate::graph::Term;

/// The factors so far, with the pivots and the permutation.
pub(super) trait Elimination<'s> {
    /// The number of a round: the counter of a loop, or a constant.
    type Round: Copy;

    /// Exchanges row `k` and the row of the largest element of column `k` from the diagonal on, in the matrix and in the
    /// permutation, and stores that row as the pivot.
    ///
    /// As in the kernel, which replaces the first magnitude by those that exceed it, the first of equal elements is the
    /// largest one; NaN is the largest on the diagonal, and the smallest below it.
    fn pivot(&mut self, k: Self::Round);

    /// Replaces the elements below row `k`: an element `x` of column `k` by `factor(x, pivot)`, where `pivot` is the
    /// element on the diagonal; an element `x` on the right of it by `rest(x, factor, above)`, where `factor` is the new
    /// element of column `k` beside it, and `above` the element of row `k` above it.
    fn below(
        &mut self,
        k: Self::Round,
        factor: fn(Term<'s>, Term<'s>) -> Term<'s>,
        rest: fn(Term<'s>, Term<'s>, Term<'s>) -> Term<'s>,
    );
}

/// Eliminates in column `k`.
pub(super) fn eliminate<'s, E: Elimination<'s>>(matrix: &mut E, k: E::Round) {
    matrix.pivot(k);
    // The products of the factors and the pivot's row make the rest of the column zero. A column of zeros needs no factors,
    // and has no pivot to divide by.
    matrix.below(
        k,
        |x, pivot| pivot.equal(0.0).select(x, x / pivot),
        |x, factor, above| x - factor * above,
    );
}
