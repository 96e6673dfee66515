//! `cholesky`: factorises positive definite matrices.

use super::linear::{Linear, Rounds, Straight, dot};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::{fill, zip};
use crate::scalar::{div, mul, sqrt, sub};

/// Writes for each matrix of `a`, its last two dimensions, the factor `l` with `a = l l*`, or `u` with `a = u* u` where
/// `lower` is false; `*` transposes and conjugates. Zeros fill the other triangle.
///
/// Only the triangle of `a` that corresponds to the factor is read. A matrix that is not positive definite has a factor
/// of NaN.
///
/// # Panics
///
/// Panics if the sizes differ, or the matrices are not square.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, cholesky::run};
///
/// let mut out = [0.0; 4];
/// let a = Array::new(&[4.0, 2.0, 2.0, 5.0], &[2, 2]);
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 2]), a, true);
/// assert_eq!(out, [2.0, 0.0, 1.0, 2.0]);
/// ```
pub fn run<T: Linear>(exec: &Exec, out: ArrayMut<'_, T>, a: Array<'_, T>, lower: bool) {
    if let Some(factor) = Factor::of(&out, a, lower) {
        let n = factor.n;
        let (matrices, cost) = (out.elements.len() / (n * n), n * n * n / 3 + n * n);
        exec.rows(&factor, matrices, cost, (Out::new(out.elements, n * n),));
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear>(out: ArrayMut<'_, T>, a: Array<'_, T>, lower: bool) {
    match Factor::of(&out, a, lower) {
        Some(factor) if factor.n <= UNROLLED => {
            let size = factor.n * factor.n;
            let matrices = out.elements.chunks_exact_mut(size);
            for (out, a) in zip(matrices, a.elements.chunks_exact(size)) {
                factor.columns::<L>(out, a);
            }
        }
        Some(factor) => factor.rows::<L>(0, 1, (out.elements,)),
        None => {}
    }
}

/// The most rows of a matrix whose factor [`small`] computes in straight code: of 8 rows it takes 49 ns, with a loop over the
/// columns 115.
const UNROLLED: usize = 8;

struct Factor<'a, T> {
    a: &'a [T],
    n: usize,
    lower: bool,
}

impl<'a, T: Linear> Factor<'a, T> {
    /// Returns the factorisation of these matrices; `None` if they have no elements.
    #[inline(always)]
    fn of(out: &ArrayMut<'_, T>, a: Array<'a, T>, lower: bool) -> Option<Self> {
        assert_eq!(out.dims, a.dims, "expected a factor of the matrices' sizes");
        let [.., rows, n] = *a.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", a.dims);
        };
        assert_eq!(rows, n, "expected square matrices");
        (!out.elements.is_empty()).then_some(Factor {
            a: a.elements,
            n,
            lower,
        })
    }
}

impl<T: Linear> Rows for Factor<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        let size = self.n * self.n;
        for (i, out) in out.chunks_exact_mut(size).enumerate() {
            let a = &self.a[(first + i) * size..][..size];
            self.matrix::<L>(out, a);
        }
    }
}

impl<T: Linear> Factor<'_, T> {
    /// Computes the factor row by row: an element is `a` minus the sum of the products of the elements before it.
    ///
    /// [`columns`](Self::columns) subtracts the same products one after the other, so that the results differ by rounding
    /// from two products on. A sum has independent lanes, which is fast for long rows; the other order has short chains of
    /// operations, which is fast in straight code.
    #[inline(always)]
    fn matrix<L: Level>(&self, out: &mut [T], a: &[T]) {
        let n = self.n;
        let mut definite = true;
        for i in 0..n {
            let (above, row) = out.split_at_mut(i * n);
            let row = &mut row[..n];
            // `l[i, j] = (a[i, j] - sum(l[i, k] conj(l[j, k]))) / l[j, j]` for `k < j`, and the root on the diagonal.
            for j in 0..=i {
                let a = if self.lower {
                    a[i * n + j]
                } else {
                    a[j * n + i].conj()
                };
                let sum = if j < i {
                    dot::<L, T>(&row[..j], &above[j * n..][..j], true)
                } else {
                    dot::<L, T>(&row[..j], &row[..j], true)
                };
                let left = sub::<L, T>(a, sum);
                if j < i {
                    row[j] = div::<L, T>(left, above[j * n + j]);
                } else {
                    definite &= left.is_positive();
                    row[j] = sqrt::<L, T>(left);
                }
            }
            fill(&mut row[i + 1..], T::default());
        }
        if !definite {
            return fill(out, T::nan());
        }
        // The upper factor is the adjoint of the lower one, in the other triangle.
        if !self.lower {
            for i in 0..n {
                for j in 0..i {
                    out[j * n + i] = out[i * n + j].conj();
                    out[i * n + j] = T::default();
                }
            }
        }
    }

    /// Computes the factor column by column in the memory of the result: each column is subtracted from those after it as
    /// soon as it is known, so that the next square root waits for one product only.
    #[inline(always)]
    fn columns<L: Level>(&self, m: &mut [T], a: &[T]) {
        let n = self.n;
        // The upper factor is computed in its own triangle, by mirrored places.
        let at = |i: usize, j: usize| if self.lower { i * n + j } else { j * n + i };
        m.copy_from_slice(a);
        let mut definite = true;
        Straight::up(
            n,
            #[inline(always)]
            |j| {
                // A root of a number that is not positive makes NaN, but only in places: the whole matrix is marked at the
                // end.
                definite &= m[at(j, j)].is_positive();
                let root = sqrt::<L, T>(m[at(j, j)]);
                m[at(j, j)] = root;
                let mut i = j + 1;
                while i < n {
                    m[at(i, j)] = div::<L, T>(m[at(i, j)], root);
                    m[at(j, i)] = T::default();
                    i += 1;
                }
                // The remaining triangle loses the product of this column with itself.
                let mut i = j + 1;
                while i < n {
                    let mut k = j + 1;
                    while k <= i {
                        let product = mul::<L, T>(m[at(i, j)], m[at(k, j)].conj());
                        m[at(i, k)] = sub::<L, T>(m[at(i, k)], product);
                        k += 1;
                    }
                    i += 1;
                }
            },
        );
        if !definite {
            m.fill(T::nan());
        }
    }
}
