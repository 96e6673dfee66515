//! `lu`: triangles whose product is a matrix with its rows exchanged.

use typed_xla::prelude::*;

macro_rules! sizes {
    ($($name:ident $m:literal $n:literal $k:literal;)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn parts(a: &f64![2, $m, $n]) -> (f64![2, $m, $n], i32![2, $k], i32![2, $m]) {
                lu(a)
            }
            let a = Tensor::from_fn(|[b, i, j]: [usize; 3]| ((7 * b + 3 * i + 5 * j * j + i * i * j) % 11) as f64 - 3.0);
            let (lu, pivots, permutation) = parts(&a);
            for b in 0..2 {
                // The exchanges in turn are the permutation.
                let mut rows: Vec<usize> = (0..$m).collect();
                for k in 0..$k {
                    rows.swap(k, pivots[[b, k]] as usize);
                }
                for (i, row) in rows.into_iter().enumerate() {
                    assert_eq!(permutation[[b, i]] as usize, row);
                    for j in 0..$n {
                        let terms = (0..i.min(j + 1)).map(|k| lu[[b, i, k]] * lu[[b, k, j]]);
                        let own = if i <= j { lu[[b, i, j]] } else { 0.0 };
                        let (p, a) = (terms.sum::<f64>() + own, a[[b, row, j]]);
                        assert!((p - a).abs() < 1e-11, "{p} {a}");
                        assert!(i <= j || lu[[b, i, j]].abs() <= 1.0);
                    }
                }
            }
        }
    )*};
}
sizes! {
    square_matrices_are_a_product 4 4 4;
    high_matrices_are_a_product 6 3 3;
    wide_matrices_are_a_product 3 5 3;
    large_matrices_are_a_product 70 70 70;
}

#[test]
fn a_singular_matrix_has_a_zero_on_the_diagonal() {
    #[computation]
    fn parts(a: &f32![2, 2]) -> (f32![2, 2], i32![2], i32![2]) {
        lu(a)
    }
    let (lu, pivots, permutation) = parts(&tensor![[1.0, 2.0], [2.0, 4.0]]);
    assert_eq!(lu, tensor![[2.0, 4.0], [0.5, 0.0]]);
    assert_eq!((pivots, permutation), (tensor![1, 1], tensor![1, 0]));
    let (lu, ..) = parts(&tensor![[0.0, 2.0], [0.0, 4.0]]);
    assert_eq!(lu, tensor![[0.0, 2.0], [0.0, 4.0]]);
}

#[test]
fn nan_reaches_the_factors() {
    #[computation]
    fn last(a: &f32![3, 3]) -> f32 {
        let (lu, ..) = lu(a);
        lu[(2, 2)]
    }
    for place in 0..9 {
        let mut a = tensor![[2.0, 1.0, 0.5], [1.0, 3.0, 1.0], [0.5, 1.0, 4.0]];
        a[[place / 3, place % 3]] = f32::NAN;
        assert!(last(&a).is_nan(), "{place}");
    }
}
