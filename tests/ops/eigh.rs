//! `eigh`: eigenvalues and eigenvectors of Hermitian matrices.

use typed_xla::prelude::*;

/// Returns an element of a matrix; only the lower triangle is Hermitian.
fn element(i: usize, j: usize) -> f64 {
    ((7 * i + 3 * j + 5 * i * j * j) % 11) as f64 / 4.0 - 1.0
}

macro_rules! sizes {
    ($($name:ident $n:literal;)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn parts(a: &f64![2, $n, $n]) -> (f64![2, $n], f64![2, $n, $n]) {
                eigh(a)
            }
            let a = Tensor::from_fn(|[b, i, j]: [usize; 3]| element(i + b, j) + (3 * b) as f64);
            let (values, v) = parts(&a);
            let lower = |b, i: usize, j: usize| a[[b, i.max(j), i.min(j)]];
            let size = 4.0 * $n as f64;
            for b in 0..2 {
                for i in 0..$n {
                    assert!(i == 0 || values[[b, i - 1]] <= values[[b, i]]);
                    for j in 0..$n {
                        let image: f64 = (0..$n).map(|k| lower(b, i, k) * v[[b, k, j]]).sum();
                        assert!((image - values[[b, j]] * v[[b, i, j]]).abs() < 1e-14 * size, "{b} {i} {j}");
                        let product: f64 = (0..$n).map(|k| v[[b, k, i]] * v[[b, k, j]]).sum();
                        assert!((product - f64::from(i == j)).abs() < 1e-14 * size, "{b} {i} {j}: {product}");
                    }
                }
            }
        }
    )*};
}
sizes! {
    one_row_is_its_own_eigenvalue 1;
    two_rows_are_turned_once 2;
    an_odd_number_of_rows_has_eigenvectors 3;
    four_rows_have_eigenvectors 4;
    five_rows_have_eigenvectors 5;
    many_rows_have_eigenvectors 40;
    more_than_a_hundred_rows_have_eigenvectors 130;
}

#[computation]
fn hermitian(a: &c128![3, 3]) -> (f64![3], c128![3, 3]) {
    eigh(a)
}

#[test]
fn complex_matrices_have_real_eigenvalues() {
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| c128::new(element(i, j), element(j + 1, i)));
    let (values, v) = hermitian(&a);
    let of = |i: usize, j: usize| match i.cmp(&j) {
        std::cmp::Ordering::Less => a[[j, i]].conj(),
        std::cmp::Ordering::Equal => c128::new(a[[i, i]].re, 0.0),
        std::cmp::Ordering::Greater => a[[i, j]],
    };
    for i in 0..3 {
        for j in 0..3 {
            let image: c128 = (0..3).map(|k| of(i, k) * v[[k, j]]).sum();
            assert!((image - v[[i, j]] * values[[j]]).norm() < 1e-13);
            let product: c128 = (0..3).map(|k| v[[k, i]].conj() * v[[k, j]]).sum();
            assert!((product - f64::from(i == j)).norm() < 1e-14);
        }
    }
}

#[computation]
fn values(a: &f32![3, 3]) -> f32![3] {
    eigh(a).0
}

#[test]
fn equal_zero_and_extreme_eigenvalues_are_found() {
    assert_eq!(values(&Tensor::zeros()), tensor![0.0, 0.0, 0.0]);
    let same = tensor![[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]];
    assert_eq!(values(&same), tensor![2.0, 2.0, 2.0]);
    // Opposite eigenvalues, whose squares are equal.
    let opposite = values(&tensor![[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.5]]);
    for (found, expected) in opposite.as_slice().iter().zip([-1.0, 0.5, 1.0]) {
        assert!((found - expected).abs() < 1e-6, "{opposite:?}");
    }
    // Squares of these are out of range.
    for scale in [1e-30, 1e30] {
        let a = tensor![
            [scale, 0.0, 0.0],
            [scale, scale, 0.0],
            [0.0, 0.0, 3.0 * scale]
        ];
        let found = values(&a);
        for (found, expected) in found.as_slice().iter().zip([0.0, 2.0, 3.0]) {
            assert!((found / scale - expected).abs() < 1e-6, "{found}");
        }
    }
}

#[test]
fn the_upper_triangle_is_not_read() {
    let lower = tensor![[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.5, 1.0, 3.0]];
    for other in [1e30, f32::INFINITY, f32::NAN] {
        let mut a = lower;
        (a[[0, 1]], a[[0, 2]], a[[1, 2]]) = (other, other, other);
        assert_eq!(values(&a), values(&lower), "{other}");
    }
}

#[computation]
fn values_of_two(a: &f32![2, 3, 3]) -> f32![2, 3] {
    eigh(a).0
}

#[test]
fn not_a_number_spoils_its_own_matrix_only() {
    let element = |i: usize, j: usize| [[2.0, 1.0, 0.5], [1.0, 2.0, 1.0], [0.5, 1.0, 3.0]][i][j];
    let expected = values(&Tensor::from_fn(|[i, j]: [usize; 2]| element(i, j)));
    for spoiled in 0..2 {
        let mut a = Tensor::from_fn(|[_, i, j]: [usize; 3]| element(i, j));
        a[[spoiled, 1, 0]] = f32::NAN;
        let found = values_of_two(&a);
        for i in 0..3 {
            assert!(found[[spoiled, i]].is_nan());
            assert!(
                (found[[1 - spoiled, i]] - expected[[i]]).abs() < 1e-6,
                "{found:?}"
            );
        }
    }
}

#[test]
fn nan_in_a_large_matrix_reaches_the_results() {
    let mut a = Tensor::zeros();
    a[[2, 1]] = f32::NAN;
    assert!(values(&a).as_slice().iter().all(|value| value.is_nan()));
}

#[computation]
fn large(a: &f32![24, 24]) -> (f32![24], f32![24, 24]) {
    eigh(a)
}

#[test]
fn the_upper_triangle_of_many_rows_is_not_read_and_the_scale_is_kept() {
    let lower = Tensor::from_fn(|[i, j]: [usize; 2]| element(i, j) as f32);
    let (values, vectors) = large(&lower);
    for scale in [1e-30, 1.0, 1e30] {
        let a = Tensor::from_fn(|[i, j]: [usize; 2]| {
            if i < j {
                f32::NAN
            } else {
                lower[[i, j]] * scale
            }
        });
        let (found, found_vectors) = large(&a);
        for i in 0..24 {
            let error = (found[[i]] / scale - values[[i]]).abs();
            assert!(error < 1e-4, "{scale}: {found:?}");
            let product: f32 = (0..24)
                .map(|k| vectors[[k, i]] * found_vectors[[k, i]])
                .sum();
            assert!((product.abs() - 1.0).abs() < 1e-4, "{scale}: {product}");
        }
    }
}

#[test]
fn many_rows_of_zeros_have_zeros_and_orthonormal_vectors() {
    let (values, v) = large(&Tensor::zeros());
    assert_eq!(values, Tensor::zeros());
    for i in 0..24 {
        for j in 0..24 {
            let product: f32 = (0..24).map(|k| v[[k, i]] * v[[k, j]]).sum();
            assert_eq!(product, f32::from(u8::from(i == j)), "{i} {j}");
        }
    }
}

#[test]
fn many_rows_with_an_element_that_is_not_finite_have_nan() {
    for wrong in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut a = Tensor::from_fn(|[i, j]: [usize; 2]| element(i, j) as f32);
        a[[7, 3]] = wrong;
        let (values, vectors) = large(&a);
        assert!(values.as_slice().iter().all(|value| value.is_nan()));
        // Rotations leave rows without NaN as they are.
        let is_nan = |value: &f32| value.is_nan() || cfg!(not(feature = "faer"));
        assert!(vectors.as_slice().iter().all(is_nan));
    }
}

#[computation]
fn large_complex(a: &c64![20, 20]) -> (f32![20], c64![20, 20]) {
    eigh(a)
}

#[test]
fn complex_matrices_of_many_rows_have_eigenvectors() {
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| {
        c64::new(element(i, j) as f32, element(j + 1, i) as f32)
    });
    let (values, v) = large_complex(&a);
    let of = |i: usize, j: usize| match i.cmp(&j) {
        std::cmp::Ordering::Less => a[[j, i]].conj(),
        std::cmp::Ordering::Equal => c64::new(a[[i, i]].re, 0.0),
        std::cmp::Ordering::Greater => a[[i, j]],
    };
    for i in 0..20 {
        for j in 0..20 {
            let image: c64 = (0..20).map(|k| of(i, k) * v[[k, j]]).sum();
            assert!((image - v[[i, j]] * values[[j]]).norm() < 1e-4);
            let product: c64 = (0..20).map(|k| v[[k, i]].conj() * v[[k, j]]).sum();
            assert!((product - f32::from(u8::from(i == j))).norm() < 1e-5);
        }
    }
}

#[computation]
fn sum_of_cubes(a: &f64![20, 20]) -> f64 {
    let values = eigh(a).0;
    sum(values * values * values)
}

#[computation]
fn slope(a: &f64![20, 20]) -> f64![20, 20] {
    grad(sum_of_cubes)(a)
}

#[test]
fn the_sum_of_cubes_of_eigenvalues_has_three_times_the_square_as_gradient() {
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| element(i.max(j), i.min(j)));
    let found = slope(&a);
    for i in 0..20 {
        for j in 0..20 {
            let square: f64 = (0..20).map(|k| a[[i, k]] * a[[k, j]]).sum();
            // An element below the diagonal is that above it too, which is not read.
            let times = match i.cmp(&j) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 3.0,
                std::cmp::Ordering::Greater => 6.0,
            };
            let error = (found[[i, j]] - times * square).abs();
            assert!(error < 1e-10, "{i} {j}: {error:e}");
        }
    }
}
