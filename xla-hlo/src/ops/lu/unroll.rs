//! The decomposition of a small real matrix, element by element: rows are exchanged by comparing their numbers.

use crate::Literal;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Value};
use crate::list::Items;
use crate::operation::Unrolled;
use crate::ops::compare;
use crate::ops::elementwise::{abs, select};
use crate::ops::unrolled::Matrix;

pub(super) fn unroll(
    rw: &mut Rewriter,
    _: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let mut a = Matrix::of(operands.first()?)?;
    let (m, n) = (a.rows, a.columns);
    let zero = Literal::zero(rw.shape(a.at(0, 0)).element);
    let zero = rw.constant(zero)?;
    let rows = (0..m).map(|i| rw.row(i));
    let mut permutation: Vec<Value> = rows.collect_some()?;
    let mut pivots = Vec::new();
    for k in 0..m.min(n) {
        let pivot = pivot(rw, &a, k)?;
        pivots.push(pivot);
        for i in k + 1..m {
            for j in 0..n {
                let pair = [a.at(k, j), a.at(i, j)];
                let [above, below] = exchanged(rw, pivot, i, pair)?;
                a.set(k, j, above);
                a.set(i, j, below);
            }
            let pair = [permutation[k], permutation[i]];
            [permutation[k], permutation[i]] = exchanged(rw, pivot, i, pair)?;
        }
        let largest = a.at(k, k);
        let divides = compare::with(rw, "NE", largest, zero)?;
        for i in k + 1..m {
            let quotient = rw.quotient(a.at(i, k), largest)?;
            let factor = rw.apply(&select::PRIMITIVE, &[divides, quotient, a.at(i, k)])?;
            a.set(i, k, factor);
            for j in k + 1..n {
                let left = rw.less_product(a.at(i, j), factor, a.at(k, j))?;
                a.set(i, j, left);
            }
        }
    }
    Some(vec![a.elements, pivots, permutation])
}

/// Returns the number of the row with the largest element of a column, from the diagonal on.
fn pivot(rw: &mut Rewriter, a: &Matrix, k: usize) -> Option<Value> {
    let mut at = rw.row(k)?;
    let mut largest = rw.apply(&abs, &[a.at(k, k)])?;
    for i in k + 1..a.rows {
        let size = rw.apply(&abs, &[a.at(i, k)])?;
        let is_larger = compare::with(rw, "GT", size, largest)?;
        let row = rw.row(i)?;
        at = rw.apply(&select::PRIMITIVE, &[is_larger, row, at])?;
        largest = rw.apply(&select::PRIMITIVE, &[is_larger, size, largest])?;
    }
    Some(at)
}

/// Returns two scalars, exchanged if an integer is a row's number.
fn exchanged(
    rw: &mut Rewriter,
    row: Value,
    number: usize,
    [a, b]: [Value; 2],
) -> Option<[Value; 2]> {
    let first = rw.if_row(row, number, [b, a])?;
    Some([first, rw.if_row(row, number, [a, b])?])
}
