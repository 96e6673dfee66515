//! `triangular_solve`: linear equations with a triangular matrix.

use core::ops::Range;

use super::dot_general::{Product, product};
use super::linear::{Linear, dot, subtract_rows, subtract_scaled};
use super::scratch::lend;
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::zip;
use crate::scalar::{div, sub};

/// The form of the equations: `op(a) x = b`, or `x op(a) = b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Equations {
    /// Whether `a` is on the left.
    pub left_side: bool,
    /// Whether the lower triangle of `a` is used, otherwise the upper one.
    pub lower: bool,
    /// Whether the diagonal is taken to be ones, and not read.
    pub unit_diagonal: bool,
    /// Whether `op` transposes.
    pub transpose: bool,
    /// Whether `op` conjugates.
    pub conjugate: bool,
}

/// Writes the solutions `x` of the equations for each matrix of `a` and of `b`, their last two dimensions.
///
/// Only the one triangle of `a` is read. A zero on the diagonal results in infinities and NaN.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::triangular_solve::{Equations, run};
/// use xla_core::kernels::{Array, ArrayMut};
///
/// let mut x = [0.0; 2];
/// let (a, b) = (Array::new(&[2.0, 0.0, 1.0, 4.0], &[2, 2]), Array::new(&[2.0, 9.0], &[2, 1]));
/// let equations = Equations {
///     left_side: true,
///     lower: true,
///     unit_diagonal: false,
///     transpose: false,
///     conjugate: false,
/// };
/// run(&Exec::serial(), ArrayMut::new(&mut x, &[2, 1]), a, b, equations);
/// assert_eq!(x, [1.0, 2.0]);
/// ```
pub fn run<T: Linear + Product>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    a: Array<'_, T>,
    b: Array<'_, T>,
    equations: Equations,
) {
    if let Some((solve, per_part)) = Solve::of(&out, a, b, equations) {
        let parts = out.elements.len() / per_part;
        let cost = per_part * solve.n;
        exec.rows(&solve, parts, cost, (Out::new(out.elements, per_part),));
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear + Product>(
    out: ArrayMut<'_, T>,
    a: Array<'_, T>,
    b: Array<'_, T>,
    equations: Equations,
) {
    if let Some((solve, per_part)) = Solve::of(&out, a, b, equations) {
        let parts = out.elements.len() / per_part;
        solve.rows::<L>(0, parts, (out.elements,));
    }
}

impl<'a, T: Linear + Product> Solve<'a, T> {
    /// Returns the equations and the number of unknowns of each independent part; `None` if there are no unknowns.
    #[inline(always)]
    fn of(
        out: &ArrayMut<'_, T>,
        a: Array<'a, T>,
        b: Array<'a, T>,
        equations: Equations,
    ) -> Option<(Self, usize)> {
        assert_eq!(
            out.dims, b.dims,
            "expected unknowns of the right side's sizes"
        );
        let [batch_a @ .., rows, n] = a.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", a.dims);
        };
        let [batch_b @ .., height, width] = b.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", b.dims);
        };
        let side = if equations.left_side { height } else { width };
        assert_eq!(
            (rows, batch_a),
            (n, batch_b),
            "expected square triangles, in batches as of the right side"
        );
        assert_eq!(
            side, n,
            "expected a right side with the triangle's number of rows"
        );
        if out.elements.is_empty() {
            return None;
        }
        let size = height * width;
        let solve = Solve {
            a: a.elements,
            b: b.elements,
            n: *n,
            width: *width,
            equations,
        };
        // Rows of unknowns on the left of the triangle are independent.
        let per_part = if equations.left_side { size } else { *width };
        Some((solve, per_part))
    }
}

/// Solves the equations of one matrix, which is on the left of rows of `width` unknowns, in place.
#[inline(always)]
pub(super) fn on_the_left<L: Level, T: Linear + Product>(
    a: &[T],
    x: &mut [T],
    width: usize,
    equations: Equations,
) {
    let n = x.len() / width;
    let solve = |equations| Solve {
        a,
        b: &[],
        n,
        width,
        equations,
    };
    if width == 1 {
        // A column on the right of a triangle is a row on the left of its transpose, whose rows are contiguous.
        let transpose = !equations.transpose;
        let mirrored = Equations {
            transpose,
            ..equations
        };
        return solve(mirrored).right::<L>(a, x);
    }
    solve(equations).left::<L>(a, x);
}

/// The number of unknowns, by rows, from whose equations all unknowns that were known before are subtracted at once, by
/// a matrix product.
const BLOCK: usize = 32;
/// The number of columns from which on that pays off.
const WIDE: usize = 16;

struct Solve<'a, T> {
    a: &'a [T],
    b: &'a [T],
    n: usize,
    width: usize,
    equations: Equations,
}

impl<T: Linear + Product> Rows for Solve<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let per_part = out.len() / count;
        out.copy_from_slice(&self.b[first * per_part..][..out.len()]);
        // On the left of the unknowns, a matrix has one part; on the right, a part for each row of them.
        let parts_of_matrix = if self.equations.left_side {
            1
        } else {
            self.b.len() / per_part / (self.a.len() / (self.n * self.n))
        };
        for (i, part) in out.chunks_exact_mut(per_part).enumerate() {
            let matrix = (first + i) / parts_of_matrix;
            let a = &self.a[matrix * self.n * self.n..][..self.n * self.n];
            if self.equations.left_side {
                self.left::<L>(a, part);
            } else {
                self.right::<L>(a, part);
            }
        }
    }
}

impl<T: Linear + Product> Solve<'_, T> {
    /// Returns an element of `op(a)`.
    #[inline(always)]
    fn op(&self, a: &[T], i: usize, j: usize) -> T {
        let place = if self.equations.transpose {
            j * self.n + i
        } else {
            i * self.n + j
        };
        if self.equations.conjugate {
            a[place].conj()
        } else {
            a[place]
        }
    }

    /// Returns the order in which unknowns become known, from the end at which a row of the triangle `op(a)` has one
    /// element.
    #[inline(always)]
    fn order(&self, upwards: bool) -> impl Iterator<Item = usize> {
        let n = self.n;
        (0..n).map(move |i| if upwards { i } else { n - 1 - i })
    }

    /// Solves `op(a) x = b`, row by row of `x`, or in blocks of rows.
    #[inline(always)]
    fn left<L: Level>(&self, a: &[T], x: &mut [T]) {
        let n = self.n;
        // The transpose of a lower triangle is an upper one.
        let lower = self.equations.lower != self.equations.transpose;
        // Products do not support conjugation.
        let block = if n > BLOCK && self.width >= WIDE && !self.equations.conjugate {
            BLOCK
        } else {
            n
        };
        for i in (0..n).step_by(block) {
            let count = block.min(n - i);
            let rows = if lower {
                i..i + count
            } else {
                n - i - count..n - i
            };
            // The equations of a block first lose all unknowns that are known, by one product; then the block is solved
            // row by row.
            if i > 0 {
                self.subtract_known::<L>(a, x, rows.clone(), lower);
            }
            self.rows_of_block::<L>(a, x, rows, lower);
        }
    }

    /// Subtracts the contributions of all unknowns before some rows from the equations of these rows.
    #[inline(always)]
    fn subtract_known<L: Level>(&self, a: &[T], x: &mut [T], rows: Range<usize>, lower: bool) {
        let (n, width) = (self.n, self.width);
        let known = if lower { 0..rows.start } else { rows.end..n };
        // Strides of `op(a)`, which is not copied.
        let strides = if self.equations.transpose {
            [1, n]
        } else {
            [n, 1]
        };
        let a = &a[rows.start * strides[0] + known.start * strides[1]..];
        lend(
            rows.len() * width,
            #[inline(always)]
            |taken: &mut [T]| {
                let x_known = &x[known.start * width..];
                let sizes = [rows.len(), width, known.len()];
                product(taken, (a, strides), (x_known, [width, 1]), sizes);
                for (x, taken) in zip(x[rows.start * width..].iter_mut(), taken) {
                    *x = sub::<L, T>(*x, *taken);
                }
            },
        );
    }

    /// Solves for the unknowns of some rows, from whose equations the contributions of all other known unknowns have
    /// been subtracted.
    #[inline(always)]
    fn rows_of_block<L: Level>(&self, a: &[T], x: &mut [T], rows: Range<usize>, lower: bool) {
        // Forward substitution for a lower triangle, from the first row down; backward for an upper one, from the last
        // row up. Each row is `x[i] = (b[i] - sum(a[i, k] * x[k])) / a[i, i]` over the rows that are solved.
        let width = self.width;
        for at in 0..rows.len() {
            let i = if lower {
                rows.start + at
            } else {
                rows.end - 1 - at
            };
            let (above, rest) = x.split_at_mut(i * width);
            let (row, below) = rest.split_at_mut(width);
            let known = if lower {
                rows.start..i
            } else {
                i + 1..rows.end
            };
            let (first, known_rows) = if lower {
                (0, &*above)
            } else {
                (i + 1, &*below)
            };
            subtract_rows::<L, T>(
                row,
                known,
                #[inline(always)]
                |k| {
                    (
                        self.op(a, i, k),
                        &known_rows[(k - first) * width..][..width],
                    )
                },
            );
            if !self.equations.unit_diagonal {
                let diagonal = self.op(a, i, i);
                for x in row {
                    *x = div::<L, T>(*x, diagonal);
                }
            }
        }
    }

    /// Solves `x op(a) = b` for one row of `x`; `a` is read by rows in either form.
    #[inline(always)]
    fn right<L: Level>(&self, a: &[T], x: &mut [T]) {
        let n = self.n;
        let Equations {
            transpose,
            conjugate,
            unit_diagonal,
            lower,
            ..
        } = self.equations;
        // `x op(a) = b` starts at the end of `op(a)` whose column has one element: for an upper triangle, at the first.
        let upper = lower == transpose;
        for j in self.order(upper) {
            let row = &a[j * n..][..n];
            if transpose {
                // Row j of `a` is column j of `op(a)`: it holds the factors of all known unknowns.
                let known = if upper { 0..j } else { j + 1..n };
                let sum = dot::<L, T>(&x[known.clone()], &row[known], conjugate);
                x[j] = sub::<L, T>(x[j], sum);
            }
            if !unit_diagonal {
                x[j] = div::<L, T>(x[j], self.op(a, j, j));
            }
            if !transpose {
                // Subtract the contribution of this unknown from those that follow.
                let rest = if upper { j + 1..n } else { 0..j };
                let factor = x[j];
                subtract_scaled::<L, T>(&mut x[rest.clone()], factor, &row[rest], conjugate);
            }
        }
    }
}
