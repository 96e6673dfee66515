//! The solution of equations with a small real triangle, element by element.

use super::Equations;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Value};
use crate::operation::Unrolled;
use crate::ops::unrolled::{Matrix, unrolled};

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let equations = Equations::of(&instr.attrs);
    unrolled(rw, operands, |mut operands| {
        let b = operands.remove(1);
        vec![solved(&operands[0], b, equations)]
    })
}

/// Returns the solution of real equations `op(a) x = b`, or `x op(a) = b`.
pub(crate) fn solved<'s>(a: &Matrix<'s>, b: Matrix<'s>, equations: Equations) -> Matrix<'s> {
    if !equations.left_side {
        // The transposed equations have the triangle on the left.
        let transposed = Equations {
            left_side: true,
            ..equations.transposed()
        };
        return solved(a, b.transposed(), transposed).transposed();
    }
    let mut x = b;
    let n = a.rows;
    let transpose = equations.is_transposed();
    // A transposed upper triangle is a lower one: substitution goes forward in both.
    let lower = equations.lower != transpose;
    let at = |i: usize, j: usize| {
        if transpose { a.at(j, i) } else { a.at(i, j) }
    };
    for step in 0..n {
        let (i, known) = if lower {
            (step, 0..step)
        } else {
            (n - 1 - step, n - step..n)
        };
        for column in 0..x.columns {
            let mut left = x.at(i, column);
            for k in known.clone() {
                left = left - at(i, k) * x.at(k, column);
            }
            if !equations.unit_diagonal {
                left = left / at(i, i);
            }
            x.set(i, column, left);
        }
    }
    x
}
