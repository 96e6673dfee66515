//! The solution of a few equations by factors, element by element: rows are moved by comparing their numbers.

use super::is_transposed;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Term, Value};
use crate::operation::Unrolled;
use crate::ops::triangular_solve::{Equations, solved};
use crate::ops::unrolled::{Matrix, unrolled};

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let transpose = is_transposed(instr);
    unrolled(rw, operands, |mut operands| {
        let (mut x, permutation) = (operands.remove(2), operands.remove(1).elements);
        let lu = operands.remove(0);
        // `a = pᵀ l u`: the permutation comes before both triangles, and after them for the transposed equations.
        if !transpose {
            x = moved(&x, |to, from| (permutation[to], from));
        }
        for lower in [!transpose, transpose] {
            x = solved(&lu, x, Equations::factor(lower, transpose));
        }
        if transpose {
            x = moved(&x, |to, from| (permutation[from], to));
        }
        vec![x]
    })
}

/// Moves rows: row `to` of the result is the row `from` for which `same` returns an integer and its value.
fn moved<'s>(x: &Matrix<'s>, same: impl Fn(usize, usize) -> (Term<'s>, usize)) -> Matrix<'s> {
    let mut elements = Vec::with_capacity(x.elements.len());
    for to in 0..x.rows {
        for column in 0..x.columns {
            let mut value = x.at(0, column);
            // The first row is the default; one of the comparisons holds for any other.
            for from in 1..x.rows {
                let (row, number) = same(to, from);
                value = row.if_row(number, [x.at(from, column), value]);
            }
            elements.push(value);
        }
    }
    Matrix {
        elements,
        rows: x.rows,
        columns: x.columns,
    }
}
