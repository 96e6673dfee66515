//! `lu_solve`: linear equations with a matrix that `lu` has factorised.

use super::dot_general::Product;
use super::linear::{Linear, subtract_scaled};
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
        let Solve { n, width, .. } = solve;
        // Slices by number: the compiler sees through them, and not through iterators over chunks.
        for matrix in 0..out.elements.len() / (n * width) {
            let x = &mut out.elements[matrix * n * width..][..n * width];
            let lu = &lu.elements[matrix * n * n..][..n * n];
            // From `aᵀ = uᵀ lᵀ p` follows that the rows are permuted after both triangles have been solved.
            if transpose {
                scratch::lend_small(
                    n * width,
                    #[inline(always)]
                    |y: &mut [T]| {
                        y.copy_from_slice(&b.elements[matrix * n * width..][..n * width]);
                        unrolled::transposed::<L, T>(lu, y, n);
                        for i in 0..n {
                            let row = solve.row(matrix, i);
                            x[row * width..][..width].copy_from_slice(&y[i * width..][..width]);
                        }
                    },
                );
                continue;
            }
            // From `p a = l u` follows that the rows of `b` are permuted first.
            for i in 0..n {
                let from = &b.elements[(matrix * n + solve.row(matrix, i)) * width..][..width];
                x[i * width..][..width].copy_from_slice(from);
            }
            unrolled::plain::<L, T>(lu, x, n);
        }
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
        let (n, width) = (self.n, self.width);
        for (i, out) in out.chunks_exact_mut(n * width).enumerate() {
            self.permuted(
                first + i,
                out,
                #[inline(always)]
                |lu, x| match (n > STEPS, self.transpose) {
                    (true, _) => self.blocked::<L>(lu, x),
                    (false, false) => plain::<L, T>(lu, x, n),
                    (false, true) => transposed::<L, T>(lu, x, n),
                },
            );
        }
    }
}

/// The most unknowns that are known one by one.
const STEPS: usize = 32;

impl<T: Linear + Product> Solve<'_, T> {
    /// Solves the equations of one matrix by a function that solves the equations of the factors in place, with the
    /// rows permuted before, or after the transposed equations.
    #[inline(always)]
    fn permuted(&self, matrix: usize, out: &mut [T], solve: impl FnOnce(&[T], &mut [T])) {
        let (n, width) = (self.n, self.width);
        let lu = &self.lu[matrix * n * n..][..n * n];
        let b = &self.b[matrix * n * width..][..n * width];
        if self.transpose {
            scratch::lend_small(
                n * width,
                #[inline(always)]
                |x: &mut [T]| {
                    copy(x, b);
                    solve(lu, x);
                    for (i, x) in x.chunks_exact(width).enumerate() {
                        copy(&mut out[self.row(matrix, i) * width..][..width], x);
                    }
                },
            );
        } else {
            for (i, out) in out.chunks_exact_mut(width).enumerate() {
                copy(out, &b[self.row(matrix, i) * width..][..width]);
            }
            solve(lu, out);
        }
    }

    /// Solves the equations of both factors by products of matrices.
    #[inline(always)]
    fn blocked<L: Level>(&self, lu: &[T], x: &mut [T]) {
        let lower = |lower: bool| Equations {
            left_side: true,
            lower,
            unit_diagonal: lower,
            transpose: self.transpose,
            conjugate: false,
        };
        // `l`, then `u`; or `uᵀ`, then `lᵀ`. Only `l` has ones on its diagonal.
        for is_lower in [!self.transpose, self.transpose] {
            triangular_solve::on_the_left::<L, T>(lu, x, self.width, lower(is_lower));
        }
    }
}

/// Subtracts a known unknown from the equations of others, with factors in a row or a column of the matrix.
#[inline(always)]
fn eliminate<L: Level, T: Linear>(
    x: &mut [T],
    width: usize,
    known: usize,
    other: usize,
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

/// Divides the equations of an unknown by its factor.
#[inline(always)]
fn divide<L: Level, T: Linear>(x: &mut [T], width: usize, k: usize, factor: T) {
    let row = &mut x[k * width..][..width];
    for x in row.iter_mut() {
        *x = div::<L, T>(*x, factor);
    }
}

/// Subtracts unknown `k` of the lower triangle, which is known, from the equations below.
#[inline(always)]
fn lower<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize, k: usize) {
    for i in k + 1..n {
        eliminate::<L, T>(x, x.len() / n, k, i, lu[i * n + k]);
    }
}

/// Solves for unknown `k` of the upper triangle, and subtracts it from the equations above.
#[inline(always)]
fn upper<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize, k: usize) {
    divide::<L, T>(x, x.len() / n, k, lu[k * n + k]);
    for i in 0..k {
        eliminate::<L, T>(x, x.len() / n, k, i, lu[i * n + k]);
    }
}

/// Solves for unknown `k` of the transposed upper triangle, and subtracts it from the equations below.
#[inline(always)]
fn upper_transposed<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize, k: usize) {
    divide::<L, T>(x, x.len() / n, k, lu[k * n + k]);
    for i in k + 1..n {
        eliminate::<L, T>(x, x.len() / n, k, i, lu[k * n + i]);
    }
}

/// Subtracts unknown `k` of the transposed lower triangle, which is known, from the equations above.
#[inline(always)]
fn lower_transposed<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize, k: usize) {
    for i in 0..k {
        eliminate::<L, T>(x, x.len() / n, k, i, lu[k * n + i]);
    }
}

/// Solves the equations of both factors, unknown by unknown.
#[inline(always)]
fn plain<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize) {
    // Forward through `l`, then backward through `u`.
    for k in 0..n {
        lower::<L, T>(lu, x, n, k);
    }
    for k in (0..n).rev() {
        upper::<L, T>(lu, x, n, k);
    }
}

/// Solves the transposed equations of both factors, unknown by unknown.
#[inline(always)]
fn transposed<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize) {
    for k in 0..n {
        upper_transposed::<L, T>(lu, x, n, k);
    }
    for k in (0..n).rev() {
        lower_transposed::<L, T>(lu, x, n, k);
    }
}

/// The same with the code of the first unknowns unrolled.
mod unrolled {
    use super::{Level, Linear, lower, lower_transposed, upper, upper_transposed};

    macro_rules! steps {
        ($step:ident::<$level:ident, $t:ident>($lu:ident, $x:ident, $n:ident): $($k:literal)*) => {
            $(if $k < $n {
                $step::<$level, $t>($lu, $x, $n, $k);
            })*
        };
    }

    /// The number of unknowns whose code is unrolled.
    const COUNT: usize = 8;

    macro_rules! solutions {
        ($($name:ident $forwards:ident $backwards:ident;)*) => {$(
            #[inline(always)]
            pub(super) fn $name<L: Level, T: Linear>(lu: &[T], x: &mut [T], n: usize) {
                steps!($forwards::<L, T>(lu, x, n): 0 1 2 3 4 5 6 7);
                // A closure that is not inlined would keep the arrays out of registers.
                for k in COUNT..n {
                    $forwards::<L, T>(lu, x, n, k);
                }
                for k in (COUNT..n).rev() {
                    $backwards::<L, T>(lu, x, n, k);
                }
                steps!($backwards::<L, T>(lu, x, n): 7 6 5 4 3 2 1 0);
            }
        )*};
    }

    solutions! {
        plain lower upper;
        transposed upper_transposed lower_transposed;
    }
}
