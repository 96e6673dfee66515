//! `cholesky`: the triangular factor of positive definite matrices.

use super::array::{Array, ArrayMut};
use super::linear::{Linear, dot};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::scalar::{div, sqrt, sub};

/// Writes for each matrix of `a`, its last two dimensions, the factor `l` with `a = l l*`, or `u` with `a = u* u` where
/// `lower` is false; `*` transposes and conjugates. Zeros fill the other triangle.
///
/// Of `a` only the triangle of the factor is read. A matrix that is not positive definite has a factor of NaN.
///
/// # Panics
///
/// When the sizes differ, or the last two of them do.
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
    assert_eq!(out.dims, a.dims, "the sizes stay");
    let [.., rows, n] = *a.dims else {
        panic!("a matrix has two dimensions, not {:?}", a.dims);
    };
    assert_eq!(rows, n, "a matrix with as many rows as columns");
    if out.elements.is_empty() {
        return;
    }
    let matrices = out.elements.len() / (n * n);
    let factor = Factor {
        a: a.elements,
        n,
        lower,
    };
    let cost = n * n * n / 3 + n * n;
    exec.rows(&factor, matrices, cost, (Out::new(out.elements, n * n),));
}

struct Factor<'a, T> {
    a: &'a [T],
    n: usize,
    lower: bool,
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
    /// Row by row: an element is what is left of `a` when the products of the elements before are taken away.
    #[inline(always)]
    fn matrix<L: Level>(&self, out: &mut [T], a: &[T]) {
        let n = self.n;
        let mut definite = true;
        for i in 0..n {
            let (above, row) = out.split_at_mut(i * n);
            let row = &mut row[..n];
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
            row[i + 1..].fill(T::default());
        }
        if !definite {
            return out.fill(T::nan());
        }
        if !self.lower {
            for i in 0..n {
                for j in 0..i {
                    out[j * n + i] = out[i * n + j].conj();
                    out[i * n + j] = T::default();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use num_complex::Complex;

    use super::*;

    /// A positive definite matrix: a lower triangular one times its conjugate transpose, and that triangle.
    fn sample(n: usize) -> (Vec<Complex<f64>>, Vec<Complex<f64>>) {
        let mut l = vec![Complex::new(0.0, 0.0); n * n];
        for i in 0..n {
            for j in 0..i {
                l[i * n + j] =
                    Complex::new((i + 2 * j) as f64 % 5.0 - 2.0, (i * j) as f64 % 3.0 - 1.0);
            }
            l[i * n + i] = Complex::new(1.0 + i as f64 % 4.0, 0.0);
        }
        let at = |i: usize, j: usize| (0..n).map(|k| l[i * n + k] * l[j * n + k].conj()).sum();
        let a = (0..n * n).map(|place| at(place / n, place % n)).collect();
        (a, l)
    }

    fn factored(a: &[Complex<f64>], dims: &[usize], lower: bool) -> Vec<Complex<f64>> {
        let mut out = vec![Complex::new(7.0, 7.0); a.len()];
        run(
            &Exec::serial(),
            ArrayMut::new(&mut out, dims),
            Array::new(a, dims),
            lower,
        );
        out
    }

    #[test]
    fn the_factor_is_found_again() {
        for n in [0, 1, 2, 3, 17, 40] {
            let (a, l) = sample(n);
            let found = factored(&a, &[n, n], true);
            let near = |(a, b): (&Complex<f64>, &Complex<f64>)| (a - b).norm() < 1e-9;
            assert!(found.iter().zip(&l).all(near), "{n}");
            let upper = factored(&a, &[n, n], false);
            for i in 0..n {
                for j in 0..n {
                    let apart = (upper[i * n + j] - l[j * n + i].conj()).norm();
                    assert!(apart < 1e-9, "{n}: {i}, {j}");
                }
            }
        }
    }

    #[test]
    fn only_the_triangle_of_the_factor_is_read() {
        let (mut a, l) = sample(3);
        for place in [1, 2, 5] {
            a[place] = Complex::new(f64::NAN, 0.0);
        }
        let found = factored(&a, &[3, 3], true);
        assert!(found.iter().zip(&l).all(|(a, b)| (a - b).norm() < 1e-12));
    }

    #[test]
    fn of_several_matrices_one_that_is_not_positive_definite_spoils_itself_only() {
        let (mut a, l) = sample(3);
        a.extend([Complex::new(-1.0, 0.0); 9]);
        let found = factored(&a, &[2, 3, 3], true);
        assert!(
            found[..9]
                .iter()
                .zip(&l)
                .all(|(a, b)| (a - b).norm() < 1e-12)
        );
        assert!(found[9..].iter().all(|x| x.re.is_nan()));
    }
}
