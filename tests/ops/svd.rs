//! `svd`: singular values, with the vectors of both sides.

use typed_xla::prelude::*;

macro_rules! sizes {
    ($($name:ident $m:literal $n:literal $k:literal;)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn parts(a: &f64![2, $m, $n]) -> (f64![2, $m, $k], f64![2, $k], f64![2, $k, $n]) {
                svd(a)
            }
            // The second matrix has equal columns but for the first ones, so that singular values are 0.
            let a = Tensor::from_fn(|[b, i, j]: [usize; 3]| {
                let j = if b == 1 { j.min(1) } else { j };
                ((7 * i + 3 * j + 5 * i * j * j) % 11) as f64 / 4.0 - 1.0
            });
            let (u, s, vh) = parts(&a);
            let size = 4.0 * ($m + $n) as f64;
            let is_one = |product: f64, i, j| {
                assert!((product - f64::from(i == j)).abs() < 1e-14 * size, "{i} {j}: {product}");
            };
            for b in 0..2 {
                for i in 0..$m {
                    for j in 0..$n {
                        let terms = (0..$k).map(|k| u[[b, i, k]] * s[[b, k]] * vh[[b, k, j]]);
                        let sum: f64 = terms.sum();
                        assert!((sum - a[[b, i, j]]).abs() < 1e-14 * size, "{b} {i} {j}: {sum}");
                    }
                }
                for i in 0..$k {
                    assert!(s[[b, i]] >= 0.0 && (i == 0 || s[[b, i]] <= s[[b, i - 1]]));
                    for j in 0..$k {
                        is_one((0..$m).map(|k| u[[b, k, i]] * u[[b, k, j]]).sum(), i, j);
                        is_one((0..$n).map(|k| vh[[b, i, k]] * vh[[b, j, k]]).sum(), i, j);
                    }
                }
            }
        }
    )*};
}
sizes! {
    one_element_is_its_own_singular_value 1 1 1;
    square_matrices_are_a_product 4 4 4;
    high_matrices_are_a_product 5 3 3;
    wide_matrices_are_a_product 2 6 2;
    a_column_has_its_length 4 1 1;
    large_matrices_are_a_product 40 24 24;
    large_wide_matrices_are_a_product 24 150 24;
    more_than_a_hundred_columns_are_a_product 130 130 130;
}

#[computation]
fn complex(a: &c64![3, 2]) -> (c64![3, 2], f32![2], c64![2, 2]) {
    svd(a)
}

#[test]
fn complex_matrices_are_a_product() {
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| {
        c64::new((i + 2 * j) as f32 - 1.5, (3 * i * j) as f32 + 0.5)
    });
    let (u, s, vh) = complex(&a);
    for i in 0..3 {
        for j in 0..2 {
            let sum: c64 = (0..2).map(|k| u[[i, k]] * s[[k]] * vh[[k, j]]).sum();
            assert!((sum - a[[i, j]]).norm() < 1e-5, "{sum}");
        }
    }
    for i in 0..2 {
        for j in 0..2 {
            let product: c64 = (0..3).map(|k| u[[k, i]].conj() * u[[k, j]]).sum();
            assert!((product - f32::from(i == j)).norm() < 1e-6);
        }
    }
}

#[computation]
fn sizes(a: &f32![2, 3]) -> f32![2] {
    svd(a).1
}

#[test]
fn zeros_extreme_numbers_and_nan_are_kept() {
    assert_eq!(sizes(&Tensor::zeros()), tensor![0.0, 0.0]);
    for scale in [1e-30, 1e30] {
        let s = sizes(&tensor![[3.0 * scale, 0.0, 0.0], [0.0, 0.0, -4.0 * scale]]);
        assert!((s[[0]] / scale - 4.0).abs() < 1e-6 && (s[[1]] / scale - 3.0).abs() < 1e-6);
    }
    let mut a = Tensor::zeros();
    a[[1, 2]] = f32::NAN;
    assert!(sizes(&a).as_slice().iter().all(|value| value.is_nan()));
}

#[computation]
fn large(a: &f32![20, 30]) -> (f32![20, 20], f32![20], f32![20, 30]) {
    svd(a)
}

#[test]
fn zeros_extreme_numbers_and_nan_of_large_matrices_are_kept() {
    let (u, s, vh) = large(&Tensor::zeros());
    assert_eq!(s, Tensor::zeros());
    for i in 0..20 {
        for j in 0..20 {
            let one = f32::from(u8::from(i == j));
            let of_u: f32 = (0..20).map(|k| u[[k, i]] * u[[k, j]]).sum();
            let of_vh: f32 = (0..30).map(|k| vh[[i, k]] * vh[[j, k]]).sum();
            assert!((of_u - one).abs() < 1e-6 && (of_vh - one).abs() < 1e-6);
        }
    }
    let number = |i: usize, j: usize| ((7 * i + 3 * j + 5 * i * j * j) % 11) as f32 / 4.0 - 1.0;
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| number(i, j));
    let s = large(&a).1;
    for scale in [1e-30, 1e30] {
        let found = large(&Tensor::from_fn(|[i, j]: [usize; 2]| number(i, j) * scale)).1;
        for i in 0..20 {
            assert!((found[[i]] / scale - s[[i]]).abs() < 1e-4, "{found:?}");
        }
    }
    for wrong in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut a = a.clone();
        a[[7, 3]] = wrong;
        let (u, s, vh) = large(&a);
        assert!(s.as_slice().iter().any(|x| x.is_nan()), "{wrong}");
        // Rotations leave columns without NaN as they are.
        for part in [u.as_slice(), s.as_slice(), vh.as_slice()] {
            let is_nan = |x: &f32| x.is_nan() || cfg!(not(feature = "faer"));
            assert!(part.iter().all(is_nan), "{wrong}");
        }
    }
}

#[computation]
fn large_complex(a: &c128![20, 16]) -> (c128![20, 16], f64![16], c128![16, 16]) {
    svd(a)
}

#[test]
fn large_complex_matrices_are_a_product() {
    let number = |i: usize, j: usize| ((7 * i + 3 * j + 5 * i * j * j) % 11) as f64 / 4.0 - 1.0;
    let a = Tensor::from_fn(|[i, j]: [usize; 2]| c128::new(number(i, j), number(j + 2, i)));
    let (u, s, vh) = large_complex(&a);
    for i in 0..20 {
        for j in 0..16 {
            let sum: c128 = (0..16).map(|k| u[[i, k]] * s[[k]] * vh[[k, j]]).sum();
            assert!((sum - a[[i, j]]).norm() < 1e-13, "{sum}");
        }
    }
    for i in 0..16 {
        for j in 0..16 {
            let product: c128 = (0..16).map(|k| vh[[i, k]] * vh[[j, k]].conj()).sum();
            assert!((product - f64::from(i == j)).norm() < 1e-13);
        }
    }
}
