//! The LU decomposition by StableHLO's operations: a loop that eliminates in one column after another.

use super::{infer, rows_at};
use crate::error::Fault;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::Infer;
use crate::ops::parts::{binary, compared, spread, unary};
use crate::ops::{constant, dynamic_slice, elementwise, iota, reduce, reshape, select, while_loop};
use crate::{Builder, ElementType, Graph, Literal, Module, Shape, Size};

/// The element type of pivots and row numbers.
const INDEX: ElementType = ElementType::I32;

/// Returns the factors, the pivots and the permutation of matrices.
pub(super) fn expanded(b: &mut Builder<'_>, a: Value) -> Result<Vec<Value>, Fault> {
    let shapes = {
        let module = Module::default();
        infer(&Infer::new(vec![b.shape(a)], &[], &[], &module))?
    };
    let numbers = list::both([1, 2], |i: usize| {
        let dims = shapes[i].dims.clone();
        iota::iota(b, INDEX, dims.clone(), dims.len() - 1)
    });
    let [pivots, permutation] = numbers;
    let init = [a, pivots?, permutation?];
    let count = shapes[1].dims[shapes[1].rank() - 1].clone();
    if count.is(0) {
        return Ok(init.to_vec());
    }
    let start = b.scalar(INDEX, 0.0);
    let end = constant::size(b, INDEX, count);
    let body = step(b, &shapes)?;
    while_loop::count(b, [start, end], &init, (body, Vec::new()))
}

/// Returns the step that eliminates in the column with a number.
fn step(b: &Builder<'_>, shapes: &[Shape]) -> Result<Graph, Fault> {
    let mut b = Builder::new(b.module);
    let b = &mut b;
    let k = b.graph.add_param(Shape::scalar(INDEX));
    let state = shapes.iter().map(|shape| b.graph.add_param(shape.clone()));
    let state = state.collect_vec();
    let [a, pivots, permutation] = [state[0], state[1], state[2]];
    let (sizes, lists) = (shapes[0].dims.clone(), shapes[2].dims.clone());
    let batch = sizes.len() - 2;
    // The row of the largest element of the column that is left; others count as less than nothing.
    let column = part(b, a, k, batch + 1)?;
    let flat = reshape::reshape(b, column, lists.clone())?;
    let magnitudes = magnitudes(b, flat)?;
    let row = iota::iota(b, INDEX, lists.clone(), batch)?;
    let is_left = compared(b, "GE", row, k)?;
    let pivot = first_largest(b, magnitudes, is_left, row)?;
    let step = iota::iota(b, INDEX, shapes[1].dims.clone(), batch)?;
    let now = compared(b, "EQ", step, k)?;
    let new = spread(b, pivot, &shapes[1].dims, &[batch])?;
    let pivots = select::select(b, now, new, pivots)?;
    // Rows `k` and `pivot` trade places.
    let pivot = spread(b, pivot, &lists, &[batch])?;
    let (is_k, is_pivot) = (compared(b, "EQ", row, k)?, compared(b, "EQ", row, pivot)?);
    let from = select::select(b, is_pivot, k, row)?;
    let from = select::select(b, is_k, pivot, from)?;
    let a = rows_at(b, a, from)?;
    let as_matrix = list::concat(&[lists.as_slice(), &[Size::from(1)]]);
    let permutation = reshape::reshape(b, permutation, as_matrix)?;
    let permutation = rows_at(b, permutation, from)?;
    let permutation = reshape::reshape(b, permutation, lists)?;
    // Below the diagonal, the column is divided by the pivot, and its products with the pivot's row are subtracted.
    let (column, pivot_row) = (part(b, a, k, batch + 1)?, part(b, a, k, batch)?);
    let pivot = part(b, pivot_row, k, batch + 1)?;
    let kept = |d: usize| (0..sizes.len()).filter_items(|&i| i != d).collect_vec();
    let [column, pivot_row, pivot] = [
        (column, vec![batch + 1]),
        (pivot_row, vec![batch]),
        (pivot, vec![batch, batch + 1]),
    ]
    .map(|(value, gone)| {
        let mut left = sizes.clone();
        let kept = kept(gone[0]);
        let kept = kept
            .into_iter()
            .filter_items(|d| !gone.contains(d))
            .collect_vec();
        left = kept.iter().map(|&d| left[d].clone()).collect_vec();
        let value = reshape::reshape(b, value, left)?;
        spread(b, value, &sizes, &gone)
    });
    let (column, pivot_row, pivot) = (column?, pivot_row?, pivot?);
    let zero = b.scalar(b.shape(a).element, 0.0);
    let is_zero = compared(b, "EQ", pivot, zero)?;
    let quotient = binary(b, &elementwise::div, column, pivot)?;
    let factor = select::select(b, is_zero, column, quotient)?;
    let product = binary(b, &elementwise::mul, factor, pivot_row)?;
    let rest = binary(b, &elementwise::sub, a, product)?;
    let row = iota::iota(b, INDEX, sizes.clone(), batch)?;
    let column = iota::iota(b, INDEX, sizes, batch + 1)?;
    let (here, right) = (compared(b, "EQ", column, k)?, compared(b, "GT", column, k)?);
    let below = compared(b, "GT", row, k)?;
    let new = select::select(b, right, rest, a)?;
    let new = select::select(b, here, factor, new)?;
    let a = select::select(b, below, new, a)?;
    b.graph.results = vec![a, pivots, permutation];
    Ok(core::mem::take(&mut b.graph))
}

/// Returns the smallest row number of the largest magnitudes among those that are left, where NaN is below 0.
fn first_largest(
    b: &mut Builder<'_>,
    magnitudes: Value,
    is_left: Value,
    row: Value,
) -> Result<Value, Fault> {
    let shape = b.shape(magnitudes).clone();
    let last = shape.rank() - 1;
    let (zero, none) = (
        b.scalar(shape.element, 0.0),
        Literal::from_f64(shape.element, -1.0),
    );
    let is_number = compared(b, "GE", magnitudes, zero)?;
    let counts = binary(b, &elementwise::and, is_left, is_number)?;
    let least = b.constant(none.clone());
    let magnitudes = select::select(b, counts, magnitudes, least)?;
    let largest = reduce::fold(b, magnitudes, &elementwise::max, none, &[last])?;
    let largest = spread(b, largest, &shape.dims, &[last])?;
    let found = compared(b, "EQ", magnitudes, largest)?;
    let found = binary(b, &elementwise::and, is_left, found)?;
    let beyond = constant::size(b, INDEX, shape.dims[last].clone());
    let row = select::select(b, found, row, beyond)?;
    let most = Literal::from_f64(INDEX, f64::from(i32::MAX));
    reduce::fold(b, row, &elementwise::min, most, &[last])
}

/// Returns the row or the column of matrices with a number, along a dimension, as matrices.
fn part(b: &mut Builder<'_>, a: Value, k: Value, dimension: usize) -> Result<Value, Fault> {
    let mut sizes = b.shape(a).dims.clone();
    let zero = b.scalar(INDEX, 0.0);
    let mut start = vec![zero; sizes.len()];
    (start[dimension], sizes[dimension]) = (k, Size::from(1));
    dynamic_slice::dynamic_slice(b, a, &start, sizes)
}

/// Returns the sums of the magnitudes of the parts of numbers.
fn magnitudes(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if !b.shape(x).element.is_complex() {
        return unary(b, &elementwise::abs, x);
    }
    let re = unary(b, &elementwise::real, x)?;
    let im = unary(b, &elementwise::imag, x)?;
    let (re, im) = (
        unary(b, &elementwise::abs, re)?,
        unary(b, &elementwise::abs, im)?,
    );
    binary(b, &elementwise::add, re, im)
}
