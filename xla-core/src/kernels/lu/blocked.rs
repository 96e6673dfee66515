//! The factorisation of large matrices: half of the columns, then the other half, by products of matrices.

use core::ops::Range;

use super::super::dot_general::{self, Contract, Product};
use super::super::linear::{Linear, Loop, subtract_rows};
use super::super::scratch::lend;
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Kernel, Level, dispatch};
use crate::loops::zip;
use crate::scalar::sub;

/// The number of columns that are eliminated one by one.
pub(super) const PANEL: usize = 32;

/// Eliminates below the diagonal in a matrix with rows of `n` elements, in as many columns as there are pivots.
pub(super) fn eliminate<T: Linear + Product>(
    exec: &Exec,
    a: &mut [T],
    n: usize,
    pivots: &mut [i32],
) {
    // The square part is factorised; further columns of a wide matrix only take part in the substitution.
    let k = pivots.len();
    let mut blocked = Blocked { exec, a, n };
    blocked.columns(0, pivots);
    if k < n {
        blocked.solve(0..k, k..n);
    }
}

struct Blocked<'a, T> {
    exec: &'a Exec,
    a: &'a mut [T],
    n: usize,
}

impl<T: Linear + Product> Blocked<'_, T> {
    /// Eliminates in the columns from `first` on, as many as there are pivots; the rows above are done.
    fn columns(&mut self, first: usize, pivots: &mut [i32]) {
        let end = first + pivots.len();
        if pivots.len() <= PANEL {
            return self.panel(first, pivots);
        }
        // Recursion halves the columns: the left half, its effect on the right half by a substitution and one product,
        // then the right half. Most of the work is that product.
        let half = pivots.len().div_ceil(2).next_multiple_of(PANEL);
        let (left, right) = pivots.split_at_mut(half);
        let middle = first + half;
        self.columns(first, left);
        self.solve(first..middle, middle..end);
        let rows = self.a.len() / self.n;
        self.subtract(middle..rows, first..middle, middle..end);
        self.columns(middle, right);
    }

    /// Eliminates in a few columns, in a copy of them without gaps, and exchanges the rows beside them.
    fn panel(&mut self, first: usize, pivots: &mut [i32]) {
        let (n, width) = (self.n, pivots.len());
        let end = first + width;
        let rows = self.a.len() / n - first;
        let from = &mut self.a[first * n..];
        lend(rows * width, |panel: &mut [T]| {
            for (to, from) in zip(panel.chunks_exact_mut(width), from.chunks_exact(n)) {
                to.copy_from_slice(&from[first..end]);
            }
            dispatch(Panel {
                panel: &mut *panel,
                width,
                pivots: &mut *pivots,
            });
            for (to, from) in zip(from.chunks_exact_mut(n), panel.chunks_exact(width)) {
                to[first..end].copy_from_slice(from);
            }
        });
        // The panel has exchanged its own columns; the columns on both sides follow, and pivots count rows of the whole
        // matrix.
        for (k, pivot) in zip(first..end, pivots) {
            *pivot += first as i32;
            let at = *pivot as usize;
            if at != k {
                let (above, below) = self.a.split_at_mut(at * n);
                let (one, other) = (&mut above[k * n..][..n], &mut below[..n]);
                one[..first].swap_with_slice(&mut other[..first]);
                one[end..].swap_with_slice(&mut other[end..]);
            }
        }
    }

    /// Solves the equations of the lower triangle in these columns, with ones on its diagonal, for the unknowns in others.
    ///
    /// The triangle and the unknowns are columns of the same rows, which [`triangular_solve`](super::super::triangular_solve)
    /// takes as two slices. To copy the unknowns costs more than what these two have in common, [`subtract_rows`].
    fn solve(&mut self, triangle: Range<usize>, columns: Range<usize>) {
        // The same recursion for a large triangle: the first half of the unknowns, a product, the second half.
        if triangle.len() > PANEL {
            let half = triangle.len().div_ceil(2).next_multiple_of(PANEL);
            let middle = triangle.start + half;
            let (known, rest) = (triangle.start..middle, middle..triangle.end);
            self.solve(known.clone(), columns.clone());
            self.subtract(rest.clone(), known, columns.clone());
            return self.solve(rest, columns);
        }
        dispatch(Substitution {
            rows: &mut self.a[triangle.start * self.n..triangle.end * self.n],
            n: self.n,
            triangle: triangle.start,
            columns,
        });
    }

    /// Subtracts the product of the matrix in these rows and the columns `inner`, and the one in the rows `inner` and
    /// these columns.
    fn subtract(&mut self, rows: Range<usize>, inner: Range<usize>, columns: Range<usize>) {
        if rows.is_empty() {
            return;
        }
        let (n, width) = (self.n, columns.len());
        // The product is computed beside the matrix, because its operands are in the same memory as the result.
        lend(rows.len() * width, |product: &mut [T]| {
            let contract = Contract {
                batch: 1,
                m: rows.len(),
                n: width,
                k: inner.len(),
                lhs_strides: [0, n, 1],
                rhs_strides: [0, n, 1],
            };
            let lhs = &self.a[rows.start * n + inner.start..];
            let rhs = &self.a[inner.start * n + columns.start..];
            dot_general::run(self.exec, product, lhs, rhs, &contract);
            let difference = Difference {
                product,
                n,
                columns,
            };
            let count = rows.len();
            let out = &mut self.a[rows.start * n..rows.end * n];
            self.exec
                .rows(&difference, count, width, (Out::new(out, n),));
        });
    }
}

/// The elimination in a few columns.
struct Panel<'a, T> {
    panel: &'a mut [T],
    width: usize,
    pivots: &'a mut [i32],
}

impl<T: Linear> Kernel for Panel<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        super::eliminate::<L, T, Loop>(self.panel, self.width, self.pivots);
    }
}

/// The solution of equations with a small lower triangle, which is in these columns.
struct Substitution<'a, T> {
    rows: &'a mut [T],
    n: usize,
    triangle: usize,
    columns: Range<usize>,
}

impl<T: Linear> Kernel for Substitution<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Substitution {
            rows,
            n,
            triangle,
            columns,
        } = self;
        for i in 1..rows.len() / n {
            let (above, below) = rows.split_at_mut(i * n);
            let (left, row) = below[..n].split_at_mut(columns.start);
            let row = &mut row[..columns.len()];
            subtract_rows::<L, T>(
                row,
                0..i,
                #[inline(always)]
                |k| (left[triangle + k], &above[k * n..][columns.clone()]),
            );
        }
    }
}

/// The difference of rows of a matrix and of a product.
struct Difference<'a, T> {
    product: &'a [T],
    n: usize,
    columns: Range<usize>,
}

impl<T: Linear> Rows for Difference<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        let width = self.columns.len();
        let product = self.product[first * width..].chunks_exact(width);
        for (out, product) in zip(out.chunks_exact_mut(self.n), product) {
            for (x, &y) in zip(out[self.columns.clone()].iter_mut(), product) {
                *x = sub::<L, T>(*x, y);
            }
        }
    }
}
