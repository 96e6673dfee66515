//! `eigh`: eigenvalues and eigenvectors of Hermitian matrices, by the crate `faer`.

use super::linear::Linear;
use super::spectral::{Spectral, scale};
use super::{scratch, transpose};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Base, Level};

/// Writes for each matrix of `a`, its last two dimensions, the eigenvalues in ascending order, and the eigenvectors as
/// columns of a matrix.
///
/// Only the lower triangle is read, and the real part of the diagonal. A matrix that is not finite has results of NaN,
/// and so has one whose eigenvalues are not found. Each matrix is decomposed by one thread.
///
/// # Panics
///
/// Panics if the sizes do not match, or the matrices are not square.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, eigh::run};
///
/// let (mut values, mut vectors) = ([0.0f64; 2], [0.0f64; 4]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut values, &[2]),
///     ArrayMut::new(&mut vectors, &[2, 2]),
///     Array::new(&[2.0, 0.0, 1.0, 2.0], &[2, 2]),
/// );
/// assert!((values[0] - 1.0).abs() < 1e-15 && (values[1] - 3.0).abs() < 1e-15);
/// assert!((vectors[0] + vectors[2]).abs() < 1e-15 && (vectors[1] - vectors[3]).abs() < 1e-15);
/// ```
pub fn run<T: Spectral>(
    exec: &Exec,
    values: ArrayMut<'_, T::Real>,
    vectors: ArrayMut<'_, T>,
    a: Array<'_, T>,
) {
    assert_eq!(
        vectors.dims, a.dims,
        "expected eigenvectors of the matrices' sizes"
    );
    let [batch @ .., rows, n] = a.dims else {
        panic!("expected at least two dimensions, found sizes {:?}", a.dims);
    };
    assert_eq!(rows, n, "expected square matrices");
    assert_eq!(
        values.dims.split_last(),
        Some((n, batch)),
        "expected an eigenvalue for each row"
    );
    if a.elements.is_empty() {
        return;
    }
    let n = *n;
    let outs = (
        Out::new(values.elements, n),
        Out::new(vectors.elements, n * n),
    );
    let cost = (2 * n + 450) * n * n;
    exec.rows(
        &Matrices { a: a.elements, n },
        a.elements.len() / (n * n),
        cost,
        outs,
    );
}

struct Matrices<'a, T> {
    a: &'a [T],
    n: usize,
}

impl<T: Spectral> Rows for Matrices<'_, T> {
    type Outs<'o> = (&'o mut [T::Real], &'o mut [T]);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (values, vectors): Self::Outs<'_>) {
        let size = self.n * self.n;
        let values = values.chunks_exact_mut(self.n);
        let matrices = self.a[first * size..].chunks_exact(size);
        for ((values, vectors), a) in values.zip(vectors.chunks_exact_mut(size)).zip(matrices) {
            if !decompose(a, self.n, values, vectors) {
                values.fill(T::Real::nan());
                vectors.fill(T::nan());
            }
        }
    }
}

/// Decomposes a matrix; returns whether it succeeded.
fn decompose<T: Spectral>(a: &[T], n: usize, values: &mut [T::Real], vectors: &mut [T]) -> bool {
    let lower = |i: usize, j: usize| {
        if i == j {
            T::from(a[i * n + i].real())
        } else {
            a[i * n + j]
        }
    };
    let elements = (0..n).flat_map(|i| (0..=i).map(move |j| lower(i, j)));
    let Some(power) = scale(elements) else {
        return false;
    };
    // The results first hold the scaled matrix, whose upper triangle is not read.
    for i in 0..n {
        for j in 0..=i {
            vectors[i * n + j] = lower(i, j).times_power(power);
        }
    }
    scratch::lend(n * n + n, |memory: &mut [T]| {
        let (found, rows) = memory.split_at_mut(n);
        if !T::eigenvectors(vectors, n, found, rows) {
            return false;
        }
        for (value, found) in values.iter_mut().zip(found) {
            *value = found.real().times_power(1.0 / power);
        }
        transpose::run(&Exec::serial(), vectors, rows, &[n, n], &[1, 0]);
        true
    })
}
