//! Methods of terms that are matrices, in the last two dimensions.

use crate::attr::Direction;
use crate::graph::Term;
use crate::list::Items;
use crate::ops::triangular_solve::{self, Equations};
use crate::ops::{dot_general, lu, lu_solve};

impl<'s> Term<'s> {
    /// Returns the products of matrices.
    pub fn dot(self, other: Term<'s>) -> Term<'s> {
        self.dot_with([false, false], other)
    }

    /// Returns the products of matrices; either side may be transposed.
    pub fn dot_with(self, transposed: [bool; 2], other: Term<'s>) -> Term<'s> {
        let batch = self.rank() - 2;
        let all = (0..batch).collect_vec();
        let left = batch + usize::from(!transposed[0]);
        let right = batch + usize::from(transposed[1]);
        let dims = [all.clone(), all, vec![left], vec![right]];
        self.emit(|b| dot_general::dot_general(b, self.value(), other.value(), dims))
    }

    /// Returns the conjugate transposes of matrices.
    pub fn adjoint(self) -> Term<'s> {
        let matrices = self.conjugate();
        let rank = matrices.rank();
        let mut order = (0..rank).collect_vec();
        order.swap(rank - 2, rank - 1);
        matrices.transpose(&order)
    }

    /// Replaces by zeros the elements of matrices whose row and column do not compare in a direction: `Le` keeps the
    /// upper triangle with the diagonal `k`, which is the main one if `k` is 0 and above it if `k` is positive.
    pub fn triangle(self, direction: Direction, k: i64) -> Term<'s> {
        let [mut row, column] = self.rows_and_columns(&self.sizes());
        if k != 0 {
            row = row + k as f64;
        }
        row.is(direction, column).select(self, 0.0)
    }

    /// Replaces all elements of matrices but their diagonals by zeros.
    pub fn diagonal(self) -> Term<'s> {
        self.triangle(Direction::Eq, 0)
    }

    /// Replaces the elements below the diagonals of matrices by zeros.
    pub fn upper(self) -> Term<'s> {
        self.triangle(Direction::Le, 0)
    }

    /// Replaces the elements of matrices by zeros but for those below their diagonals.
    pub fn below(self) -> Term<'s> {
        self.triangle(Direction::Gt, 0)
    }

    /// Solves the equations with this triangular matrix.
    pub fn solve(self, right: Term<'s>, equations: Equations) -> Term<'s> {
        right.emit(|b| triangular_solve::solve(b, self.value(), right.value(), equations))
    }

    /// Decomposes matrices: returns the factors, the pivots and the permutation.
    pub fn lu(self) -> [Term<'s>; 3] {
        match self.attempt(|b| lu::lu(b, self.value())) {
            Some(parts) => parts.map(|part| self.term(part)),
            None => [self.refused(); 3],
        }
    }

    /// Solves the equations whose matrix has this LU decomposition.
    pub fn lu_solve(self, permutation: Term<'s>, right: Term<'s>) -> Term<'s> {
        right.emit(|b| {
            let operands = [self, permutation, right].map(Term::value);
            lu_solve::lu_solve(b, operands, false)
        })
    }

    /// Returns the rows of matrices at the indices that a list for each matrix holds.
    pub fn rows_at(self, rows: Term<'s>) -> Term<'s> {
        self.emit(|b| lu::rows_at(b, self.value(), rows.value()))
    }
}
