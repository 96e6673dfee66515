//! Tests of `xla-core/src/kernels/lu.rs`.

use num_complex::Complex;

use xla_core::kernels::dot_general::Product;
use xla_core::kernels::linear::Linear;
use xla_core::kernels::lu::*;
use xla_core::rt::{Array, ArrayMut, Exec};

type C = Complex<f64>;

pub(super) struct Parts<T> {
    pub(super) lu: Vec<T>,
    pub(super) pivots: Vec<i32>,
    pub(super) permutation: Vec<i32>,
}

pub(super) fn factored<T: Linear + Product>(a: &[T], dims: &[usize; 3], exec: &Exec) -> Parts<T> {
    let [batch, m, n] = *dims;
    let k = m.min(n);
    let mut parts = Parts {
        lu: vec![T::default(); a.len()],
        pivots: vec![-1; batch * k],
        permutation: vec![-1; batch * m],
    };
    run(
        exec,
        ArrayMut::new(&mut parts.lu, dims),
        ArrayMut::new(&mut parts.pivots, &[batch, k]),
        ArrayMut::new(&mut parts.permutation, &[batch, m]),
        Array::new(a, dims),
    );
    parts
}

pub(super) fn sample(count: usize) -> Vec<C> {
    // Bits that are mixed, so that no matrix is singular.
    let part = |i: usize| {
        let mixed = (i as u32 + 1).wrapping_mul(0x9e37_79b9);
        let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
        f64::from((mixed ^ mixed >> 12) % 2000) / 1000.0 - 1.0
    };
    (0..count)
        .map(|i| C::new(part(i), part(3 * i + 5)))
        .collect()
}

#[test]
fn the_product_of_the_triangles_is_the_matrix_with_its_rows_exchanged() {
    for dims in [
        [1, 1, 1],
        [3, 4, 4],
        [2, 7, 4],
        [2, 4, 7],
        [1, 40, 40],
        [2, 70, 33],
        [1, 33, 70],
        [1, 130, 130],
        [0, 3, 3],
        [2, 0, 3],
    ] {
        let [batch, m, n] = dims;
        let a = sample(batch * m * n);
        let Parts {
            lu, permutation, ..
        } = factored(&a, &dims, &Exec::serial());
        for (place, _) in a.iter().enumerate() {
            let (matrix, i, j) = (place / (m * n), place / n % m, place % n);
            let at = |i: usize, j: usize| lu[(matrix * m + i) * n + j];
            let below = (0..i.min(j + 1).min(n)).map(|k| at(i, k) * at(k, j));
            let own = if i <= j { at(i, j) } else { C::default() };
            let sum = below.sum::<C>() + own;
            let row = permutation[matrix * m + i] as usize;
            let expected = a[(matrix * m + row) * n + j];
            assert!(
                (sum - expected).norm() < 1e-11,
                "{dims:?}: {sum} at {place}, not {expected}"
            );
        }
        // The sums of the magnitudes of the parts are at most those of the pivots.
        for (place, factor) in lu.iter().enumerate() {
            if place / n % m > place % n {
                assert!(factor.norm() < 1.4143, "{dims:?}: {factor}");
            }
        }
    }
}

/// Eliminates as a textbook does.
fn plain(a: &[f64], n: usize) -> (Vec<f64>, Vec<i32>) {
    let (mut a, m) = (a.to_vec(), a.len() / n);
    let mut pivots = Vec::new();
    for k in 0..m.min(n) {
        let mut at = k;
        for i in k..m {
            if a[i * n + k].abs() > a[at * n + k].abs() {
                at = i;
            }
        }
        (0..n).for_each(|j| a.swap(k * n + j, at * n + j));
        pivots.push(at as i32);
        for i in k + 1..m {
            if a[k * n + k] != 0.0 {
                a[i * n + k] /= a[k * n + k];
            }
            for j in k + 1..n {
                a[i * n + j] -= a[i * n + k] * a[k * n + j];
            }
        }
    }
    (a, pivots)
}

#[test]
fn blocks_of_columns_choose_the_same_pivots() {
    for dims in [[1, 5, 5], [1, 64, 64], [1, 150, 100], [1, 40, 90]] {
        let a: Vec<f64> = sample(dims[1] * dims[2]).iter().map(|z| z.re).collect();
        let (lu, pivots) = plain(&a, dims[2]);
        let found = factored(&a, &dims, &Exec::serial());
        assert_eq!(found.pivots, pivots, "{dims:?}");
        for (a, b) in found.lu.iter().zip(&lu) {
            assert!((a - b).abs() < 1e-9, "{dims:?}: {a} {b}");
        }
    }
}

#[test]
fn a_column_of_zeros_stays_and_the_first_of_equal_elements_is_the_pivot() {
    let a = [0.0, 2.0, 1.0, 0.0, -2.0, 1.0, 0.0, 2.0, 3.0];
    let found = factored(&a, &[1, 3, 3], &Exec::serial());
    assert_eq!(found.lu, [0.0, 2.0, 1.0, 0.0, -2.0, 1.0, 0.0, -1.0, 4.0]);
    assert_eq!(
        (found.pivots, found.permutation),
        (vec![0, 1, 2], vec![0, 1, 2])
    );
    // By its magnitude, 3 + 3i is smaller than 4.5i, but its parts are larger together.
    let a = [C::new(0.0, 4.5), C::new(3.0, 3.0)];
    assert_eq!(factored(&a, &[1, 2, 1], &Exec::serial()).pivots, [1]);
}

#[test]
fn threads_factor_the_same() {
    for dims in [[40, 30, 30], [1, 200, 200]] {
        let a = sample(dims.iter().product());
        let [one, three] =
            [Exec::serial(), Exec::threads(3)].map(|exec| factored(&a, &dims, &exec));
        assert_eq!((one.lu, one.pivots), (three.lu, three.pivots));
    }
}
