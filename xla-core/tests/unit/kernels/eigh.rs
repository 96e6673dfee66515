//! Tests of `xla-core/src/kernels/eigh.rs`.

use num_complex::Complex;

use super::spectral::{FORMS, Sample, forms, matrix, norm, skew, transposed};
use xla_core::kernels::eigh::run;
use xla_core::rt::{Array, ArrayMut, Exec};

fn decomposed<T: Sample>(a: &[T], batch: usize, n: usize, exec: &Exec) -> (Vec<T::Real>, Vec<T>) {
    let mut values = vec![T::Real::default(); batch * n];
    let mut vectors = vec![T::default(); a.len()];
    run(
        exec,
        ArrayMut::new(&mut values, &[batch, n]),
        ArrayMut::new(&mut vectors, &[batch, n, n]),
        Array::new(a, &[batch, n, n]),
    );
    (values, vectors)
}

/// Returns an element of the Hermitian matrix whose lower triangle is in `a`.
fn hermitian<T: Sample>(a: &[T], n: usize, i: usize, j: usize) -> Complex<f64> {
    match i.cmp(&j) {
        core::cmp::Ordering::Less => a[j * n + i].exact().conj(),
        core::cmp::Ordering::Equal => a[i * n + i].exact().re.into(),
        core::cmp::Ordering::Greater => a[i * n + j].exact(),
    }
}

/// Returns eigenvalues by rotations that clear one element after the other.
fn by_rotations<T: Sample>(a: &[T], n: usize) -> Vec<f64> {
    let mut a: Vec<Complex<f64>> = (0..n * n)
        .map(|place| hermitian(a, n, place / n, place % n))
        .collect();
    for _ in 0..30 {
        for p in 0..n {
            for q in p + 1..n {
                let size = a[p * n + q].norm();
                if size < 1e-290 {
                    continue;
                }
                let phase = a[p * n + q] / size;
                let ratio = (a[q * n + q].re - a[p * n + p].re) / (2.0 * size);
                let tangent = ratio.signum() / (ratio.abs() + ratio.hypot(1.0));
                let cos = 1.0 / tangent.hypot(1.0);
                let sin = tangent * cos;
                for k in 0..n {
                    let (x, y) = (a[k * n + p], a[k * n + q] * phase.conj());
                    (a[k * n + p], a[k * n + q]) = (x * cos - y * sin, x * sin + y * cos);
                }
                for k in 0..n {
                    let (x, y) = (a[p * n + k], a[q * n + k] * phase);
                    (a[p * n + k], a[q * n + k]) = (x * cos - y * sin, x * sin + y * cos);
                }
            }
        }
    }
    let mut values: Vec<f64> = (0..n).map(|i| a[i * n + i].re).collect();
    values.sort_by(f64::total_cmp);
    values
}

fn check<T: Sample>() {
    for n in [1, 2, 3, 13, 31, 64, 130] {
        for form in forms(n) {
            let a = matrix::<T>(form, n, n);
            let (values, vectors) = decomposed(&a, 1, n, &Exec::serial());
            let case = format!("{n} rows of the form {form}, {}", size_of::<T>());
            let values: Vec<f64> = values.into_iter().map(T::value).collect();
            assert!(values.is_sorted(), "{case}: {values:?}");
            let rows = transposed(&vectors, n);
            assert!(
                skew(&rows, n) < 400.0 * T::EPSILON,
                "{case}: {}",
                skew(&rows, n)
            );
            let full: Vec<Complex<f64>> = (0..n * n)
                .map(|place| hermitian(&a, n, place / n, place % n))
                .collect();
            let most = 200.0 * T::EPSILON * norm(&full);
            for (row, value) in rows.chunks_exact(n).zip(&values) {
                for i in 0..n {
                    let image = full[i * n..][..n].iter().zip(row);
                    let image: Complex<f64> = image.map(|(a, x)| a * x.exact()).sum();
                    let error = (image - row[i].exact() * value).norm();
                    assert!(error <= most, "{case}: {error:e} of at most {most:e}");
                }
            }
            if n <= 31 {
                for (found, expected) in values.iter().zip(by_rotations(&a, n)) {
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
fn real_matrices_have_orthonormal_eigenvectors() {
    check::<f32>();
    check::<f64>();
}

#[test]
fn complex_matrices_have_orthonormal_eigenvectors() {
    check::<Complex<f32>>();
    check::<Complex<f64>>();
}

#[test]
fn the_upper_triangle_and_the_imaginary_parts_of_the_diagonal_are_not_read() {
    let n = 20;
    let a = matrix::<Complex<f64>>(0, n, n);
    let mut other = a.clone();
    for i in 0..n {
        other[i * n + i].im = f64::NAN;
        other[i * n + i + 1..][..n - 1 - i].fill(Complex::new(f64::INFINITY, f64::NAN));
    }
    let exec = Exec::serial();
    assert_eq!(decomposed(&a, 1, n, &exec), decomposed(&other, 1, n, &exec));
}

#[test]
fn squares_neither_overflow_nor_vanish() {
    let n = 20;
    let a = matrix::<f32>(0, n, n);
    let (values, vectors) = decomposed(&a, 1, n, &Exec::serial());
    // Products of the elements, thousandths, by these powers are normal numbers, which lose no bits.
    for power in [-110, -100, 100, 120] {
        let unit = 2f32.powi(power);
        let scaled: Vec<f32> = a.iter().map(|x| x * unit).collect();
        let (found, found_vectors) = decomposed(&scaled, 1, n, &Exec::serial());
        let expected: Vec<f32> = values.iter().map(|x| x * unit).collect();
        assert_eq!((found, &found_vectors), (expected, &vectors), "2^{power}");
    }
}

#[test]
fn a_matrix_that_is_not_finite_has_nan_and_the_others_do_not() {
    let n = 17;
    let a: Vec<f64> = (0..3).flat_map(|form| matrix(form, n, n)).collect();
    let expected = decomposed(&a, 3, n, &Exec::serial());
    for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for place in [0, 3 * n + 1, n * n - 1] {
            let mut spoiled = a.clone();
            spoiled[n * n + place] = wrong;
            let (values, vectors) = decomposed(&spoiled, 3, n, &Exec::serial());
            for batch in 0..3 {
                let values = &values[batch * n..][..n];
                let vectors = &vectors[batch * n * n..][..n * n];
                match batch {
                    1 => assert!(values.iter().chain(vectors).all(|x| x.is_nan())),
                    _ => {
                        assert_eq!(values, &expected.0[batch * n..][..n]);
                        assert_eq!(vectors, &expected.1[batch * n * n..][..n * n]);
                    }
                }
            }
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let n = 24;
    let a: Vec<f32> = (0..FORMS).flat_map(|form| matrix(form, n, n)).collect();
    let alone = decomposed(&a, FORMS, n, &Exec::serial());
    assert_eq!(alone, decomposed(&a, FORMS, n, &Exec::threads(3)));
}

#[test]
fn a_batch_may_be_empty() {
    assert_eq!(
        decomposed::<f32>(&[], 0, 20, &Exec::serial()),
        (vec![], vec![])
    );
}
