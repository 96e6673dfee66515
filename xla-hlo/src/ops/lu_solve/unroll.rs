//! The solution of a few equations by factors, element by element: rows are moved by comparing their numbers.

use super::is_transposed;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Value};
use crate::operation::Unrolled;
use crate::ops::triangular_solve::{Equations, solved};
use crate::ops::unrolled::Matrix;

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let (lu, right) = (Matrix::of(&operands[0])?, Matrix::of(&operands[2])?);
    let permutation = &operands[1].elements;
    let transpose = is_transposed(instr);
    let mut x = right;
    if !transpose {
        x = moved(rw, &x, |to, from| (permutation[to], from))?;
    }
    for lower in [!transpose, transpose] {
        let equations = Equations {
            transpose,
            unit_diagonal: lower,
            ..Equations::left(lower)
        };
        x = solved(rw, &lu, x, equations)?;
    }
    if transpose {
        x = moved(rw, &x, |to, from| (permutation[from], to))?;
    }
    Some(vec![x.elements])
}

/// Moves rows: row `to` of the result is the row `from` for which `same` returns an integer and its value.
fn moved(
    rw: &mut Rewriter,
    x: &Matrix,
    same: impl Fn(usize, usize) -> (Value, usize),
) -> Option<Matrix> {
    let mut elements = Vec::with_capacity(x.elements.len());
    for to in 0..x.rows {
        for column in 0..x.columns {
            let mut value = x.at(0, column);
            for from in 1..x.rows {
                let (row, number) = same(to, from);
                value = rw.if_row(row, number, [x.at(from, column), value])?;
            }
            elements.push(value);
        }
    }
    Some(Matrix {
        elements,
        rows: x.rows,
        columns: x.columns,
    })
}
