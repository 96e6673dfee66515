//! `householder_product`: multiplies reflections to orthogonal matrices.

use super::linear::{Linear, reflect, reflect_rows};
use super::scratch;
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::{fill, zip};
use crate::scalar::{mul, sub};

/// Writes the product of the reflections that are stored below the diagonals of `factors`, with as many columns as
/// `factors`.
///
/// Reflection `j` is `1 - tau v v*`, where element `j` of `v` is 1 and the elements after it are the elements of column
/// `j` of the factors. There is one for each element of `taus`.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, householder_product::run};
///
/// let mut q = [0.0f64; 4];
/// // 1 - v v* with v = (1, -1) exchanges the two elements.
/// let (factors, taus) = (Array::new(&[9.0, 9.0, -1.0, 9.0], &[2, 2]), Array::new(&[1.0], &[1]));
/// run(&Exec::serial(), ArrayMut::new(&mut q, &[2, 2]), factors, taus);
/// assert_eq!(q, [0.0, 1.0, 1.0, 0.0]);
/// ```
pub fn run<T: Linear>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    factors: Array<'_, T>,
    taus: Array<'_, T>,
) {
    if let Some((product, matrices)) = Product::of(&out, factors, taus) {
        let size = out.elements.len() / matrices;
        let cost = 2 * size * product.k;
        exec.rows(&product, matrices, cost, (Out::new(out.elements, size),));
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear>(out: ArrayMut<'_, T>, factors: Array<'_, T>, taus: Array<'_, T>) {
    if let Some((product, matrices)) = Product::of(&out, factors, taus) {
        let size = out.elements.len() / matrices;
        let m = size / product.n;
        for matrix in 0..matrices {
            let out = &mut out.elements[matrix * size..][..size];
            let factors = &factors.elements[matrix * size..][..size];
            let taus = &taus.elements[matrix * product.k..][..product.k];
            scratch::lend_small(
                m + product.n,
                #[inline(always)]
                |memory: &mut [T]| {
                    let (column, row) = memory.split_at_mut(m);
                    whole_rows::<L, T>(out, product.n, factors, taus, column, row);
                },
            );
        }
    }
}

/// Applies each reflection, from the last one on, to whole rows of `n` elements of the identity, whose number is constant.
/// Where a reflection is not finite, the columns before its own are not either.
#[inline(always)]
fn whole_rows<L: Level, T: Linear>(
    out: &mut [T],
    n: usize,
    factors: &[T],
    taus: &[T],
    column: &mut [T],
    row: &mut [T],
) {
    let (m, column) = (out.len() / n, &mut column[..out.len() / n]);
    // The identity, which the reflections are applied to.
    let mut at = 0;
    while at < out.len() {
        out[at] = if at / n == at % n {
            T::one()
        } else {
            T::default()
        };
        at += 1;
    }
    column.fill(T::default());
    // From the last reflection to the first: reflection `j` leaves rows above `j` as they are.
    let mut j = taus.len();
    while j > 0 {
        j -= 1;
        column[j] = T::one();
        let mut i = j + 1;
        while i < m {
            column[i] = factors[i * n + j];
            i += 1;
        }
        reflect_rows::<L, T>(out, n, j, column, taus[j], row);
    }
}

impl<'a, T: Linear> Product<'a, T> {
    /// Returns the products of these reflections and their number; `None` if they have no elements.
    #[inline(always)]
    fn of(
        out: &ArrayMut<'_, T>,
        factors: Array<'a, T>,
        taus: Array<'a, T>,
    ) -> Option<(Self, usize)> {
        assert_eq!(
            out.dims, factors.dims,
            "expected a result of the factors' sizes"
        );
        let [batch @ .., m, n] = factors.dims else {
            panic!(
                "expected at least two dimensions, found sizes {:?}",
                factors.dims
            );
        };
        let [kept @ .., k] = taus.dims else {
            panic!("expected scales of at least one dimension, found a scalar");
        };
        assert!(
            kept == batch && k <= m && k <= n,
            "{k} reflections of {m} by {n}"
        );
        if out.elements.is_empty() {
            return None;
        }
        let product = Product {
            factors: factors.elements,
            taus: taus.elements,
            n: *n,
            k: *k,
        };
        let matrices = out.elements.len() / (m * n);
        Some((product, matrices))
    }
}

struct Product<'a, T> {
    factors: &'a [T],
    taus: &'a [T],
    n: usize,
    k: usize,
}

impl<T: Linear> Rows for Product<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let size = out.len() / count;
        out.copy_from_slice(&self.factors[first * size..][..out.len()]);
        let m = size / self.n;
        scratch::lend_small(
            m + self.n,
            #[inline(always)]
            |memory: &mut [T]| {
                let (column, row) = memory.split_at_mut(m);
                for (i, matrix) in out.chunks_exact_mut(size).enumerate() {
                    let taus = &self.taus[(first + i) * self.k..][..self.k];
                    self.matrix::<L>(matrix, taus, column, row);
                }
            },
        );
    }
}

impl<T: Linear> Product<'_, T> {
    /// Applies each reflection, from the last one on, to the columns after its own, and then computes its own column.
    #[inline(always)]
    fn matrix<L: Level>(&self, matrix: &mut [T], taus: &[T], column: &mut [T], row: &mut [T]) {
        let (n, zero) = (self.n, T::default());
        // Columns without a reflection are columns of the identity.
        for (i, row) in matrix.chunks_exact_mut(n).enumerate() {
            fill(&mut row[self.k..], zero);
            if (self.k..n).contains(&i) {
                row[i] = T::one();
            }
        }
        for (j, &tau) in taus.iter().enumerate().rev() {
            let (above, rest) = matrix.split_at_mut(j * n);
            for row in above.chunks_exact_mut(n) {
                row[j] = zero;
            }
            let v = &mut column[..rest.len() / n];
            for (v, row) in zip(v.iter_mut(), rest.chunks_exact(n)) {
                *v = row[j];
            }
            v[0] = T::one();
            // Columns after `j` are known; column `j` is the reflection of a unit vector, `e - tau v`.
            reflect::<L, T>(rest, n, j + 1, v, tau, row);
            for (v, row) in zip(v.iter(), rest.chunks_exact_mut(n)) {
                row[j] = sub::<L, T>(zero, mul::<L, T>(tau, *v));
            }
            rest[j] = sub::<L, T>(T::one(), tau);
        }
    }
}
