//! The LU decomposition by StableHLO's operations: a loop that eliminates in one column after another.

use crate::graph::Term;
use crate::list::{self, Items};
use crate::ops::elementwise as e;
use crate::{Shape, Size};

/// Returns the factors, the pivots and the permutation of matrices, in arrays of these shapes.
pub(super) fn expanded<'s>(a: Term<'s>, shapes: &[Shape]) -> Vec<Term<'s>> {
    let numbers = |shape: &Shape| a.indices(&shape.dims, shape.rank() - 1);
    let init = [a, numbers(&shapes[1]), numbers(&shapes[2])];
    let count = &shapes[1].dims[shapes[1].rank() - 1];
    if count.is(0) {
        return init.to_vec();
    }
    a.times(count, &init, step)
}

/// Eliminates in column `k`.
fn step<'s>(k: Term<'s>, state: &[Term<'s>]) -> Vec<Term<'s>> {
    let [a, pivots, permutation] = [state[0], state[1], state[2]];
    let (sizes, lists) = (a.sizes(), permutation.sizes());
    let rows = sizes.len() - 2;
    let columns = rows + 1;
    // The row of the largest element of the column that is left.
    let column = part(a, k, columns).reshape(&lists);
    let magnitudes = magnitudes(column);
    let row = k.indices(&lists, rows);
    let pivot = first_largest(magnitudes, k, row);
    let now = k.indices(&pivots.sizes(), rows).equal(k);
    let pivots = now.select(pivot.spread(&pivots.sizes(), &[rows]), pivots);
    // Rows `k` and `pivot` trade places.
    let pivot = pivot.spread(&lists, &[rows]);
    let (is_k, is_pivot) = (row.equal(k), row.equal(pivot));
    let from = is_k.select(pivot, is_pivot.select(k, row));
    let a = a.rows_at(from);
    let as_matrix = list::concat(&[lists.as_slice(), &[Size::from(1)]]);
    let permutation = permutation
        .reshape(&as_matrix)
        .rows_at(from)
        .reshape(&lists);
    // Below the diagonal, the column is divided by the pivot, and its products with the pivot's row are subtracted.
    let (column, pivot_row) = (part(a, k, columns), part(a, k, rows));
    let pivot = part(pivot_row, k, columns);
    let column = repeated(column, &sizes, &[columns]);
    let pivot_row = repeated(pivot_row, &sizes, &[rows]);
    let pivot = repeated(pivot, &sizes, &[rows, columns]);
    let factor = pivot.equal(0.0).select(column, column / pivot);
    let rest = a - factor * pivot_row;
    let [row, column] = a.rows_and_columns(&sizes);
    let (here, right, below) = (column.equal(k), column.greater(k), row.greater(k));
    let new = here.select(factor, right.select(rest, a));
    vec![below.select(new, a), pivots, permutation]
}

/// Returns the smallest row number of the largest magnitudes from row `k` on.
///
/// As in the kernel, which replaces the first magnitude by those that exceed it, NaN is the largest in this row, and is
/// below 0 in others.
fn first_largest<'s>(magnitudes: Term<'s>, k: Term<'s>, row: Term<'s>) -> Term<'s> {
    let sizes = magnitudes.sizes();
    let last = sizes.len() - 1;
    let is_left = row.at_least(k);
    let of_nan = row.equal(k).select(magnitudes.full(f64::INFINITY), -1.0);
    // XLA simplifies `magnitude >= 0` to true, also for NaN.
    let numbers = magnitudes.unequal(magnitudes).select(of_nan, magnitudes);
    let magnitudes = is_left.select(numbers, -1.0);
    let largest = magnitudes.fold(&e::max, -1.0, &[last]);
    let found = is_left & magnitudes.equal(largest.spread(&sizes, &[last]));
    let row = found.select(row, row.count(&sizes[last]));
    row.fold(&e::min, f64::from(i32::MAX), &[last])
}

/// Returns the row or the column of matrices with a number, along a dimension, as matrices.
fn part<'s>(a: Term<'s>, k: Term<'s>, dimension: usize) -> Term<'s> {
    let mut sizes = a.sizes();
    let mut start = vec![k.index(0.0); sizes.len()];
    (start[dimension], sizes[dimension]) = (k, Size::from(1));
    a.dynamic_slice(&start, sizes)
}

/// Repeats what has one element along dimensions, as often as these sizes say.
fn repeated<'s>(value: Term<'s>, sizes: &[Size], gone: &[usize]) -> Term<'s> {
    let kept = (0..sizes.len()).filter_items(|d| !gone.contains(d));
    let left = kept.map(|d| sizes[d].clone()).collect_vec();
    value.reshape(&left).spread(sizes, gone)
}

/// Returns the sums of the magnitudes of the parts of numbers.
fn magnitudes(x: Term<'_>) -> Term<'_> {
    if !x.is_complex() {
        return x.abs();
    }
    x.real().abs() + x.imag().abs()
}
