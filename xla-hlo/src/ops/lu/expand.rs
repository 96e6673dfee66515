//! The LU decomposition by StableHLO's operations: a loop that eliminates in one column after another.

use super::elimination::{Elimination, eliminate};
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
    a.times(count, &init, |k, state| {
        let mut arrays = Arrays {
            a: state[0],
            pivots: state[1],
            permutation: state[2],
        };
        eliminate(&mut arrays, k);
        vec![arrays.a, arrays.pivots, arrays.permutation]
    })
}

/// The state of the loop.
struct Arrays<'s> {
    a: Term<'s>,
    pivots: Term<'s>,
    permutation: Term<'s>,
}

impl<'s> Elimination<'s> for Arrays<'s> {
    type Round = Term<'s>;

    fn pivot(&mut self, k: Term<'s>) {
        let (sizes, lists) = (self.a.sizes(), self.permutation.sizes());
        let rows = sizes.len() - 2;
        let column = part(self.a, k, rows + 1).reshape(&lists);
        let magnitudes = magnitudes(column);
        let row = k.indices(&lists, rows);
        let pivot = first_largest(magnitudes, k, row);
        let lists_of_pivots = self.pivots.sizes();
        let now = k.indices(&lists_of_pivots, rows).equal(k);
        self.pivots = now.select(pivot.spread(&lists_of_pivots, &[rows]), self.pivots);
        // Each row of the result reads the row that it comes from.
        let pivot = pivot.spread(&lists, &[rows]);
        let (is_k, is_pivot) = (row.equal(k), row.equal(pivot));
        let from = is_k.select(pivot, is_pivot.select(k, row));
        self.a = self.a.rows_at(from);
        let as_matrix = list::concat(&[lists.as_slice(), &[Size::from(1)]]);
        let permutation = self.permutation.reshape(&as_matrix);
        self.permutation = permutation.rows_at(from).reshape(&lists);
    }

    /// Computes the factors and the rest at all places, and selects those that are replaced.
    fn below(
        &mut self,
        k: Term<'s>,
        factor: fn(Term<'s>, Term<'s>) -> Term<'s>,
        rest: fn(Term<'s>, Term<'s>, Term<'s>) -> Term<'s>,
    ) {
        let a = self.a;
        let sizes = a.sizes();
        let (rows, columns) = (sizes.len() - 2, sizes.len() - 1);
        let (column, above) = (part(a, k, columns), part(a, k, rows));
        let pivot = part(above, k, columns);
        let column = repeated(column, &sizes, &[columns]);
        let above = repeated(above, &sizes, &[rows]);
        let pivot = repeated(pivot, &sizes, &[rows, columns]);
        let factor = factor(column, pivot);
        let rest = rest(a, factor, above);
        let [row, column] = a.rows_and_columns(&sizes);
        let (here, right, below) = (column.equal(k), column.greater(k), row.greater(k));
        let new = here.select(factor, right.select(rest, a));
        self.a = below.select(new, a);
    }
}

/// Returns the smallest row number of the largest magnitudes from row `k` on.
fn first_largest<'s>(magnitudes: Term<'s>, k: Term<'s>, row: Term<'s>) -> Term<'s> {
    let sizes = magnitudes.sizes();
    let last = sizes.len() - 1;
    let is_left = row.at_least(k);
    // A maximum with NaN is NaN, unlike the comparisons of the kernel: NaN is infinite on the diagonal, and below any
    // magnitude elsewhere.
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
