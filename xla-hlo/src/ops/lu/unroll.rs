//! The decomposition of a small real matrix, element by element: rows are exchanged by comparing their numbers.

use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Term, Value};
use crate::list::Items;
use crate::operation::Unrolled;
use crate::ops::unrolled::{Matrix, unrolled};

pub(super) fn unroll(
    rw: &mut Rewriter,
    _: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    unrolled(rw, operands, |mut operands| decomposed(operands.remove(0)))
}

/// Returns the factors, the pivots and the permutation of a matrix.
fn decomposed(mut a: Matrix<'_>) -> Vec<Matrix<'_>> {
    let (m, n) = (a.rows, a.columns);
    let zero = a.at(0, 0).number(0.0);
    let mut permutation = (0..m).map(|i| zero.index(i as f64)).collect_vec();
    let mut pivots = Vec::new();
    for k in 0..m.min(n) {
        let pivot = pivot(&a, k);
        pivots.push(pivot);
        // The pivot row is known only at run time, so each row below is exchanged with row `k` if it is the pivot.
        for i in k + 1..m {
            for j in 0..n {
                let [above, below] = exchanged(pivot, i, [a.at(k, j), a.at(i, j)]);
                a.set(k, j, above);
                a.set(i, j, below);
            }
            let pair = [permutation[k], permutation[i]];
            [permutation[k], permutation[i]] = exchanged(pivot, i, pair);
        }
        let largest = a.at(k, k);
        // A column of zeros is left as it is, as in LAPACK: a division would make NaN of it.
        let divides = largest.unequal(zero);
        for i in k + 1..m {
            let factor = divides.select(a.at(i, k) / largest, a.at(i, k));
            a.set(i, k, factor);
            for j in k + 1..n {
                a.set(i, j, a.at(i, j) - factor * a.at(k, j));
            }
        }
    }
    vec![a, Matrix::list(pivots), Matrix::list(permutation)]
}

/// Returns the number of the row with the largest element of a column, from the diagonal on.
fn pivot<'s>(a: &Matrix<'s>, k: usize) -> Term<'s> {
    let first = a.at(k, k);
    let (mut at, mut largest) = (first.index(k as f64), first.abs());
    for i in k + 1..a.rows {
        let size = a.at(i, k).abs();
        let is_larger = size.greater(largest);
        at = is_larger.select(first.index(i as f64), at);
        largest = is_larger.select(size, largest);
    }
    at
}

/// Returns two scalars, exchanged if an integer is a row's number.
fn exchanged<'s>(row: Term<'s>, number: usize, [a, b]: [Term<'s>; 2]) -> [Term<'s>; 2] {
    let first = row.if_row(number, [b, a]);
    [first, row.if_row(number, [a, b])]
}
