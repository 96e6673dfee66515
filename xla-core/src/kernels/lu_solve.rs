//! `lu_solve`: linear equations with a matrix that `lu` has factorised.

use core::ops::Range;

use super::dot_general::Product;
use super::linear::{Linear, Loop, Rounds, Straight, subtract_scaled};
use super::scratch;
use super::triangular_solve::{self, Equations};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::copy;
use crate::scalar::div;

/// Writes the solutions `x` of `a x = b`, or of the transposed equations, for each matrix of `b`, its last two
/// dimensions, by the factors and the permutation of `a` that [`lu`](super::lu) writes.
///
/// A zero on the diagonal results in infinities and NaN. Numbers of rows out of range are clamped.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, lu_solve::run};
///
/// // The factors of [[1, 2], [4, 4]].
/// let (lu, permutation) = ([4.0, 4.0, 0.25, 1.0], [1, 0]);
/// let mut x = [0.0; 2];
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut x, &[2, 1]),
///     Array::new(&lu, &[2, 2]),
///     Array::new(&permutation, &[2]),
///     Array::new(&[5.0, 12.0], &[2, 1]),
///     false,
/// );
/// assert_eq!(x, [1.0, 2.0]);
/// ```
pub fn run<T: Linear + Product>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    lu: Array<'_, T>,
    permutation: Array<'_, i32>,
    b: Array<'_, T>,
    transpose: bool,
) {
    if let Some(solve) = Solve::of(&out, lu, permutation, b, transpose) {
        let size = solve.n * solve.width;
        let matrices = out.elements.len() / size;
        exec.rows(
            &solve,
            matrices,
            size * solve.n,
            (Out::new(out.elements, size),),
        );
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear + Product>(
    out: ArrayMut<'_, T>,
    lu: Array<'_, T>,
    permutation: Array<'_, i32>,
    b: Array<'_, T>,
    transpose: bool,
) {
    if let Some(solve) = Solve::of(&out, lu, permutation, b, transpose) {
        solve.matrices(
            0,
            out.elements,
            #[inline(always)]
            |lu, x| unknowns::<L, T, Straight>(lu, x, solve.n, transpose),
        );
    }
}

struct Solve<'a, T> {
    lu: &'a [T],
    permutation: &'a [i32],
    b: &'a [T],
    n: usize,
    width: usize,
    transpose: bool,
}

impl<'a, T: Linear + Product> Solve<'a, T> {
    /// Returns the equations; `None` if there are no unknowns.
    #[inline(always)]
    fn of(
        out: &ArrayMut<'_, T>,
        lu: Array<'a, T>,
        permutation: Array<'a, i32>,
        b: Array<'a, T>,
        transpose: bool,
    ) -> Option<Self> {
        // `out` and `b` are `[.., n, width]`, `lu` is `[.., n, n]` and `permutation` is `[.., n]`, with equal batches.
        assert_eq!(
            out.dims, b.dims,
            "expected unknowns of the right side's sizes"
        );
        let [batch_b @ .., height, width] = b.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", b.dims);
        };
        let [batch_lu @ .., rows, n] = lu.dims else {
            panic!(
                "expected at least two dimensions, found sizes {:?}",
                lu.dims
            );
        };
        assert_eq!(
            (rows, batch_lu),
            (n, batch_b),
            "expected square factors, in batches as of the right side"
        );
        let [batch_p @ .., list] = permutation.dims else {
            panic!("expected a permutation of at least one dimension, found a scalar");
        };
        assert_eq!(
            (list, batch_p),
            (n, batch_b),
            "expected a permutation of the rows of each matrix"
        );
        assert_eq!(
            height, n,
            "expected a right side with the factors' number of rows"
        );
        (!b.elements.is_empty()).then_some(Solve {
            lu: lu.elements,
            permutation: permutation.elements,
            b: b.elements,
            n: *n,
            width: *width,
            transpose,
        })
    }
}

impl<T> Solve<'_, T> {
    /// Returns the row that a row of a permuted matrix comes from.
    #[inline(always)]
    fn row(&self, matrix: usize, i: usize) -> usize {
        self.permutation[matrix * self.n + i].clamp(0, self.n as i32 - 1) as usize
    }
}

impl<T: Linear + Product> Rows for Solve<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        self.matrices(
            first,
            out,
            #[inline(always)]
            |lu, x| {
                if self.n > STEPS {
                    self.blocked::<L>(lu, x);
                } else {
                    unknowns::<L, T, Loop>(lu, x, self.n, self.transpose);
                }
            },
        );
    }
}

/// The most unknowns that are known one by one.
const STEPS: usize = 32;

impl<T: Linear + Product> Solve<'_, T> {
    /// Solves the equations of the matrices from the one with this number on, by a function that solves the equations of
    /// the factors of one matrix in place.
    #[inline(always)]
    fn matrices(&self, first: usize, out: &mut [T], solve: impl Fn(&[T], &mut [T])) {
        let (n, width) = (self.n, self.width);
        let size = n * width;
        // Slices by number: the compiler sees through them, and not through iterators over chunks.
        for i in 0..out.len() / size {
            let matrix = first + i;
            let out = &mut out[i * size..][..size];
            let lu = &self.lu[matrix * n * n..][..n * n];
            let b = &self.b[matrix * size..][..size];
            // From `p a = l u` follows that the rows of `b` are permuted first.
            if !self.transpose {
                for to in 0..n {
                    let from = self.row(matrix, to);
                    copy(&mut out[to * width..][..width], &b[from * width..][..width]);
                }
                solve(lu, out);
                continue;
            }
            // From `aᵀ = uᵀ lᵀ p` follows that the rows are permuted after both triangles have been solved.
            scratch::lend_small(
                size,
                #[inline(always)]
                |x: &mut [T]| {
                    copy(x, b);
                    solve(lu, x);
                    for from in 0..n {
                        let to = self.row(matrix, from);
                        copy(&mut out[to * width..][..width], &x[from * width..][..width]);
                    }
                },
            );
        }
    }

    /// Solves the equations of both factors by products of matrices.
    #[inline(always)]
    fn blocked<L: Level>(&self, lu: &[T], x: &mut [T]) {
        // `l`, then `u`; or `uᵀ`, then `lᵀ`. Only `l` has ones on its diagonal.
        for lower in [!self.transpose, self.transpose] {
            let equations = Equations {
                left_side: true,
                lower,
                unit_diagonal: lower,
                transpose: self.transpose,
                conjugate: false,
            };
            triangular_solve::on_the_left::<L, T>(lu, x, self.width, equations);
        }
    }
}

/// Solves the equations of both factors, unknown by unknown: `l`, then `u`; or `uᵀ`, then `lᵀ`.
///
/// `triangular_solve` finishes one equation after the other, by the unknowns in ascending order. Here the last equations of
/// an upper triangle lose the last unknown first, which rounds differently; neither can replace the other.
#[inline(always)]
fn unknowns<L: Level, T: Linear, R: Rounds>(lu: &[T], x: &mut [T], n: usize, transpose: bool) {
    triangle::<L, T, R>(lu, x, n, !transpose, transpose);
    triangle::<L, T, R>(lu, x, n, transpose, transpose);
}

/// Solves the equations of one triangle of the factors, or of the transposed triangle.
#[inline(always)]
fn triangle<L: Level, T: Linear, R: Rounds>(
    lu: &[T],
    x: &mut [T],
    n: usize,
    lower: bool,
    transpose: bool,
) {
    // The first unknown is the first one of `l` and of `uᵀ`, and the last one of `u` and of `lᵀ`.
    if lower != transpose {
        R::up(
            n,
            #[inline(always)]
            |k| unknown::<L, T>(lu, x, [k, n], k + 1..n, lower, transpose),
        );
    } else {
        R::down(
            n,
            #[inline(always)]
            |k| unknown::<L, T>(lu, x, [k, n], 0..k, lower, transpose),
        );
    }
}

/// Solves for unknown `k` of a triangle, and subtracts it from the equations of others as soon as it is known, so that the
/// next one waits for one product only.
#[inline(always)]
fn unknown<L: Level, T: Linear>(
    lu: &[T],
    x: &mut [T],
    [k, n]: [usize; 2],
    others: Range<usize>,
    lower: bool,
    transpose: bool,
) {
    let width = x.len() / n;
    // Only `l` has ones on its diagonal.
    if !lower {
        for x in &mut x[k * width..][..width] {
            *x = div::<L, T>(*x, lu[k * n + k]);
        }
    }
    for i in others {
        let factor = lu[if transpose { k * n + i } else { i * n + k }];
        subtract_unknown::<L, T>(x, width, [k, i], factor);
    }
}

/// Subtracts a multiple of a known unknown from the equations of another one.
#[inline(always)]
fn subtract_unknown<L: Level, T: Linear>(
    x: &mut [T],
    width: usize,
    [known, other]: [usize; 2],
    factor: T,
) {
    // The two rows are borrowed together, whichever is above.
    let (first, last) = (known.min(other), known.max(other));
    let (above, below) = x.split_at_mut(last * width);
    let (first, last) = (&mut above[first * width..][..width], &mut below[..width]);
    if known < other {
        subtract_scaled::<L, T>(last, factor, first, false);
    } else {
        subtract_scaled::<L, T>(first, factor, last, false);
    }
}
