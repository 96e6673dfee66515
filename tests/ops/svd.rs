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
