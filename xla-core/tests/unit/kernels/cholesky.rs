//! Tests of `xla-core/src/kernels/cholesky.rs`.

use num_complex::Complex;

use xla_core::kernels::cholesky::*;
use xla_core::kernels::linear::Linear;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// A positive definite matrix: a lower triangular one times its conjugate transpose, and that triangle.
fn sample(n: usize) -> (Vec<Complex<f64>>, Vec<Complex<f64>>) {
    let mut l = vec![Complex::new(0.0, 0.0); n * n];
    for i in 0..n {
        for j in 0..i {
            l[i * n + j] = Complex::new((i + 2 * j) as f64 % 5.0 - 2.0, (i * j) as f64 % 3.0 - 1.0);
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
fn a_matrix_that_is_not_positive_definite_leaves_the_rest_of_the_batch_intact() {
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
