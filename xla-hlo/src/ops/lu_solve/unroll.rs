//! The solution of a few equations by factors, element by element: rows are moved by comparing their numbers.

use super::{Matrices, is_transposed, solved};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Value};
use crate::operation::Unrolled;
use crate::ops::triangular_solve::{self, Equations};
use crate::ops::unrolled::{Matrix, unrolled};

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    unrolled(rw, operands, |operands| {
        let Ok([lu, permutation, right]) = <[Matrix<'_>; 3]>::try_from(operands) else {
            unreachable!("the rule accepts three operands");
        };
        vec![solved(&lu, &permutation, right, is_transposed(instr))]
    })
}

impl Matrices for Matrix<'_> {
    fn triangle(&self, right: Self, equations: Equations) -> Self {
        triangular_solve::solved(self, right, equations)
    }

    fn permuted(self, permutation: &Self, inverse: bool) -> Self {
        let mut rows = Matrix {
            elements: Vec::with_capacity(self.elements.len()),
            ..self
        };
        for to in 0..self.rows {
            for column in 0..self.columns {
                // The element of the first row, unless another row's number is found.
                let mut value = self.at(0, column);
                for from in 1..self.rows {
                    let [listed, number] = if inverse { [from, to] } else { [to, from] };
                    let row = permutation.at(listed, 0);
                    value = row.if_row(number, [self.at(from, column), value]);
                }
                rows.elements.push(value);
            }
        }
        rows
    }
}
