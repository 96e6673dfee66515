//! The decomposition of a small real matrix, element by element: rows are exchanged by comparing their numbers.

use super::elimination::{Elimination, eliminate};
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
fn decomposed(a: Matrix<'_>) -> Vec<Matrix<'_>> {
    let rows = (0..a.rows)
        .map(|i| a.at(0, 0).index(i as f64))
        .collect_vec();
    let rounds = a.rows.min(a.columns);
    let mut scalars = Scalars {
        a,
        pivots: Vec::new(),
        permutation: Matrix::list(rows),
    };
    for k in 0..rounds {
        eliminate(&mut scalars, k);
    }
    let pivots = Matrix::list(scalars.pivots);
    vec![scalars.a, pivots, scalars.permutation]
}

struct Scalars<'s> {
    a: Matrix<'s>,
    pivots: Vec<Term<'s>>,
    permutation: Matrix<'s>,
}

impl<'s> Elimination<'s> for Scalars<'s> {
    type Round = usize;

    fn pivot(&mut self, k: usize) {
        let a = &self.a;
        let first = a.at(k, k);
        let (mut pivot, mut largest) = (first.index(k as f64), first.abs());
        for i in k + 1..a.rows {
            let size = a.at(i, k).abs();
            let is_larger = size.greater(largest);
            pivot = is_larger.select(first.index(i as f64), pivot);
            largest = is_larger.select(size, largest);
        }
        self.pivots.push(pivot);
        // The pivot row is known only at run time, so each row below is exchanged with row `k` if it is the pivot.
        for i in k + 1..self.a.rows {
            for matrix in [&mut self.a, &mut self.permutation] {
                exchange(matrix, [k, i], pivot);
            }
        }
    }

    fn below(
        &mut self,
        k: usize,
        factor: fn(Term<'s>, Term<'s>) -> Term<'s>,
        rest: fn(Term<'s>, Term<'s>, Term<'s>) -> Term<'s>,
    ) {
        let a = &mut self.a;
        for i in k + 1..a.rows {
            let factor = factor(a.at(i, k), a.at(k, k));
            a.set(i, k, factor);
            for j in k + 1..a.columns {
                a.set(i, j, rest(a.at(i, j), factor, a.at(k, j)));
            }
        }
    }
}

/// Exchanges two rows if the number of the lower one is `pivot`.
fn exchange<'s>(matrix: &mut Matrix<'s>, [upper, lower]: [usize; 2], pivot: Term<'s>) {
    for j in 0..matrix.columns {
        let (first, second) = (matrix.at(upper, j), matrix.at(lower, j));
        matrix.set(upper, j, pivot.if_row(lower, [second, first]));
        matrix.set(lower, j, pivot.if_row(lower, [first, second]));
    }
}
