//! Tests of `xla-core/src/kernels/svd.rs`.

use num_complex::Complex;

use super::spectral::{FORMS, Sample, forms, matrix, norm, skew, transposed};
use xla_core::kernels::svd::run;
use xla_core::rt::{Array, ArrayMut, Exec};

#[derive(Debug, PartialEq)]
struct Parts<T: Sample> {
    u: Vec<T>,
    s: Vec<T::Real>,
    vh: Vec<T>,
}

fn decomposed<T: Sample>(a: &[T], [batch, m, n]: [usize; 3], exec: &Exec) -> Parts<T> {
    let k = m.min(n);
    let mut parts = Parts {
        u: vec![T::default(); batch * m * k],
        s: vec![T::Real::default(); batch * k],
        vh: vec![T::default(); batch * k * n],
    };
    run(
        exec,
        ArrayMut::new(&mut parts.u, &[batch, m, k]),
        ArrayMut::new(&mut parts.s, &[batch, k]),
        ArrayMut::new(&mut parts.vh, &[batch, k, n]),
        Array::new(a, &[batch, m, n]),
    );
    parts
}

/// Returns singular values by rotations that make pairs of rows orthogonal.
fn by_rotations<T: Sample>(a: &[T], m: usize, n: usize) -> Vec<f64> {
    let mut rows: Vec<Vec<Complex<f64>>> = if m <= n {
        a.chunks_exact(n)
            .map(|row| row.iter().map(|x| x.exact()).collect())
            .collect()
    } else {
        (0..n)
            .map(|j| a.iter().skip(j).step_by(n).map(|x| x.exact()).collect())
            .collect()
    };
    let square = |row: &[Complex<f64>]| row.iter().map(Complex::norm_sqr).sum::<f64>();
    for _ in 0..30 {
        for p in 0..rows.len() {
            for q in p + 1..rows.len() {
                let products = rows[p].iter().zip(&rows[q]);
                let product: Complex<f64> = products.map(|(x, y)| x.conj() * y).sum();
                let size = product.norm();
                if size < 1e-290 {
                    continue;
                }
                let ratio = (square(&rows[q]) - square(&rows[p])) / (2.0 * size);
                let tangent = ratio.signum() / (ratio.abs() + ratio.hypot(1.0));
                let cos = 1.0 / tangent.hypot(1.0);
                let sin = tangent * cos;
                for k in 0..rows[p].len() {
                    let (x, y) = (rows[p][k], rows[q][k] * product.conj() / size);
                    (rows[p][k], rows[q][k]) = (x * cos - y * sin, x * sin + y * cos);
                }
            }
        }
    }
    let mut values: Vec<f64> = rows.iter().map(|row| square(row).sqrt()).collect();
    values.sort_by(|x, y| y.total_cmp(x));
    values
}

fn check<T: Sample>() {
    let sizes = [
        [1, 1],
        [1, 20],
        [20, 1],
        [2, 2],
        [13, 13],
        [17, 31],
        [31, 17],
        [200, 20],
        [20, 200],
        [64, 64],
        [130, 150],
        [200, 200],
    ];
    for [m, n] in sizes {
        for form in forms(m.min(n)) {
            let (a, k) = (matrix::<T>(form, m, n), m.min(n));
            let Parts { u, s, vh } = decomposed(&a, [1, m, n], &Exec::serial());
            let case = format!("{m} by {n} of the form {form}, {}", size_of::<T>());
            let s: Vec<f64> = s.into_iter().map(T::value).collect();
            assert!(s.iter().all(|&s| s >= 0.0), "{case}: {s:?}");
            assert!(s.is_sorted_by(|x, y| x >= y), "{case}: {s:?}");
            for (rows, n) in [(transposed(&u, k), m), (vh.clone(), n)] {
                assert!(
                    skew(&rows, n) < 400.0 * T::EPSILON,
                    "{case}: {}",
                    skew(&rows, n)
                );
            }
            let most = 200.0 * T::EPSILON * norm(&a);
            for i in 0..m {
                let left: Vec<Complex<f64>> = (0..k).map(|l| u[i * k + l].exact() * s[l]).collect();
                for j in 0..n {
                    let terms = left.iter().enumerate();
                    let sum: Complex<f64> = terms.map(|(l, x)| x * vh[l * n + j].exact()).sum();
                    let error = (sum - a[i * n + j].exact()).norm();
                    assert!(error <= most, "{case}: {error:e} of at most {most:e}");
                }
            }
            if m * n <= 4000 && k <= 31 {
                for (found, expected) in s.iter().zip(by_rotations(&a, m, n)) {
                    assert!(
                        (found - expected).abs() <= most,
                        "{case}: {found}, not {expected}"
                    );
                }
            }
        }
    }
}

#[test]
fn real_matrices_are_the_product_of_orthonormal_ones() {
    check::<f32>();
    check::<f64>();
}

#[test]
fn complex_matrices_are_the_product_of_orthonormal_ones() {
    check::<Complex<f32>>();
    check::<Complex<f64>>();
}

#[test]
fn squares_neither_overflow_nor_vanish() {
    let dims = [1, 20, 30];
    let a = matrix::<f32>(0, 20, 30);
    let expected = decomposed(&a, dims, &Exec::serial());
    // Products of the elements, thousandths, by these powers are normal numbers, which lose no bits.
    for power in [-110, -100, 100, 120] {
        let unit = 2f32.powi(power);
        let scaled: Vec<f32> = a.iter().map(|x| x * unit).collect();
        let mut found = decomposed(&scaled, dims, &Exec::serial());
        found.s.iter_mut().for_each(|x| *x /= unit);
        assert_eq!(found, expected, "2^{power}");
    }
}

#[test]
fn a_matrix_that_is_not_finite_has_nan_and_the_others_do_not() {
    let size = 17 * 14;
    let a: Vec<f64> = (0..3).flat_map(|form| matrix(form, 17, 14)).collect();
    let whole = decomposed(&a, [3, 17, 14], &Exec::serial());
    for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for place in [0, 3 * 14 + 1, size - 1] {
            let mut spoiled = a.clone();
            spoiled[size + place] = wrong;
            let Parts { u, s, vh } = decomposed(&spoiled, [3, 17, 14], &Exec::serial());
            for (found, expected) in [(u, &whole.u), (s, &whole.s), (vh, &whole.vh)] {
                let length = found.len() / 3;
                assert!(found[length..][..length].iter().all(|x| x.is_nan()));
                for batch in [0, 2] {
                    let part = batch * length..(batch + 1) * length;
                    assert_eq!(found[part.clone()], expected[part]);
                }
            }
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let dims = [FORMS, 24, 20];
    let a: Vec<f32> = (0..FORMS).flat_map(|form| matrix(form, 24, 20)).collect();
    let alone = decomposed(&a, dims, &Exec::serial());
    assert_eq!(alone, decomposed(&a, dims, &Exec::threads(3)));
}

#[test]
fn a_batch_may_be_empty() {
    let parts = decomposed::<f32>(&[], [0, 20, 30], &Exec::serial());
    assert_eq!(parts.s.len() + parts.u.len() + parts.vh.len(), 0);
}
