//! `svd`: singular value decompositions, by the crate `faer`.

use super::linear::Linear;
use super::spectral::{Spectral, scale};
use super::{scratch, transpose};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Base, Level};

/// Writes for each matrix of `a`, its last two dimensions, `u`, `s` and `vh` with `a = u diag(s) vh`: for `m` by `n`
/// matrices `u` is `m` by `k` and `vh` `k` by `n`, where `k` is the smaller of `m` and `n`.
///
/// The singular values `s` are not negative, and descend. The columns of `u` and the rows of `vh` are orthonormal, also
/// where singular values are 0. A matrix that is not finite has results of NaN, and so has one whose singular values
/// are not found. Each matrix is decomposed by one thread.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, svd::run};
///
/// let (mut u, mut s, mut vh) = ([0.0f64; 4], [0.0; 2], [0.0; 4]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut u, &[2, 2]),
///     ArrayMut::new(&mut s, &[2]),
///     ArrayMut::new(&mut vh, &[2, 2]),
///     Array::new(&[0.0, 3.0, -4.0, 0.0], &[2, 2]),
/// );
/// assert!((s[0] - 4.0).abs() < 1e-15 && (s[1] - 3.0).abs() < 1e-15);
/// assert!((u[2] * s[0] * vh[0] + 4.0).abs() < 1e-14);
/// ```
pub fn run<T: Spectral>(
    exec: &Exec,
    u: ArrayMut<'_, T>,
    s: ArrayMut<'_, T::Real>,
    vh: ArrayMut<'_, T>,
    a: Array<'_, T>,
) {
    let [batch @ .., m, n] = a.dims else {
        panic!("expected at least two dimensions, found sizes {:?}", a.dims);
    };
    let (m, n, k) = (*m, *n, *m.min(n));
    for (dims, sizes) in [(u.dims, &[m, k][..]), (s.dims, &[k]), (vh.dims, &[k, n])] {
        let found = (dims.len() >= batch.len()).then(|| dims.split_at(batch.len()));
        assert_eq!(
            found,
            Some((batch, sizes)),
            "parts of each matrix of {:?}",
            a.dims
        );
    }
    if a.elements.is_empty() {
        return;
    }
    let outs = (
        Out::new(u.elements, m * k),
        Out::new(s.elements, k),
        Out::new(vh.elements, k * n),
    );
    let cost = 4 * m * n * k + 900 * k * k;
    let matrices = Matrices {
        a: a.elements,
        m,
        n,
    };
    exec.rows(&matrices, a.elements.len() / (m * n), cost, outs);
}

struct Matrices<'a, T> {
    a: &'a [T],
    m: usize,
    n: usize,
}

impl<T: Spectral> Rows for Matrices<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [T::Real], &'o mut [T]);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (u, s, vh): Self::Outs<'_>) {
        let (m, n, k) = (self.m, self.n, self.m.min(self.n));
        let parts = u.chunks_exact_mut(m * k).zip(s.chunks_exact_mut(k));
        let parts = parts.zip(vh.chunks_exact_mut(k * n));
        let matrices = self.a[first * m * n..].chunks_exact(m * n);
        for (((u, s), vh), a) in parts.zip(matrices) {
            if !decompose(a, n, u, s, vh) {
                u.fill(T::nan());
                s.fill(T::Real::nan());
                vh.fill(T::nan());
            }
        }
    }
}

/// Decomposes a matrix of `n` columns; returns whether it succeeded.
fn decompose<T: Spectral>(a: &[T], n: usize, u: &mut [T], s: &mut [T::Real], vh: &mut [T]) -> bool {
    let Some(power) = scale(a.iter().copied()) else {
        return false;
    };
    let (m, k) = (a.len() / n, s.len());
    scratch::lend(a.len() + u.len() + k, |memory: &mut [T]| {
        let (scaled, rest) = memory.split_at_mut(a.len());
        let (left, values) = rest.split_at_mut(u.len());
        for (scaled, a) in scaled.iter_mut().zip(a) {
            *scaled = a.times_power(power);
        }
        if !T::singular_vectors(scaled, n, values, left, vh) {
            return false;
        }
        for (s, value) in s.iter_mut().zip(&*values) {
            *s = value.real().times_power(1.0 / power);
        }
        sort(s, left, vh);
        for x in vh.iter_mut() {
            *x = x.conj();
        }
        transpose::run(&Exec::serial(), u, left, &[k, m], &[1, 0]);
        true
    })
}

/// Sorts singular values, with a row of both matrices for each, in descending order. In matrices of more than a hundred
/// rows that lack rank, `faer` returns zeros before values of the size of rounding errors; the others are sorted
/// already.
fn sort<T: Spectral>(s: &mut [T::Real], left: &mut [T], right: &mut [T]) {
    let (m, n) = (left.len() / s.len(), right.len() / s.len());
    for end in 1..s.len() {
        let mut place = end;
        while place > 0 && s[place].exceeds(s[place - 1]) {
            s.swap(place - 1, place);
            swap_rows(left, m, place);
            swap_rows(right, n, place);
            place -= 1;
        }
    }
}

/// Swaps a row of `n` elements with the one before it.
fn swap_rows<T>(matrix: &mut [T], n: usize, row: usize) {
    let (above, below) = matrix.split_at_mut(row * n);
    above[(row - 1) * n..].swap_with_slice(&mut below[..n]);
}
