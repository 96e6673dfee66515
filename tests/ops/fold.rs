//! `sum`, `product`, `reduce_max`, `reduce_min`, `any`, `all`.

use crate::common::{all as same, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($test:ident $op:ident ($($e:ident)*) $x:tt $y:literal;)*) => {$(
        #[test]
        fn $test() {
            every_kind!(@of $op ($($e)*) $x $y);
        }
    )*};
    (@of $op:ident ($($e:ident)*) $x:tt $y:literal) => {$({
        #[computation]
        fn folded(x: &$e![4]) -> $e {
            $op(x)
        }
        let y = folded(&Tensor::from_elements(of($x)));
        same(stringify!($op $e), &[y], &of([$y]), false);
    })*};
}
every_kind! {
    sums sum (i32 u8 bf16 f32 c64) [1.0, 2.0, 3.0, 4.0] 10.0;
    products product (i32 u8 bf16 f32 c64) [1.0, 2.0, 3.0, 4.0] 24.0;
    maxima reduce_max (i32 u8 bf16 f32 bool) [1.0, 0.0, 1.0, 0.0] 1.0;
    minima reduce_min (i32 u8 bf16 f32 bool) [1.0, 0.0, 1.0, 1.0] 0.0;
    some any (bool) [0.0, 0.0, 1.0, 0.0] 1.0;
    every all (bool) [1.0, 1.0, 1.0, 1.0] 1.0;
}

#[computation]
fn dimensions(x: &f32![2, 3]) -> (f32![3], f32![2], f32, f32![2, 3], f32![2, 1], f32![1, 1]) {
    (
        sum(x, 0),
        x.sum(dimension = 1),
        sum(x, [1, 0]),
        sum(x, []),
        sum(x, 1, keep = true),
        sum(x, keep = true),
    )
}

#[test]
fn the_dimensions_that_are_named_go_or_stay_with_size_1() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (a, b, c, d, e, f) = dimensions(&x);
    assert_eq!(
        (a, b, c),
        (tensor![5.0, 7.0, 9.0], tensor![6.0, 15.0], 21.0)
    );
    assert_eq!((d, e, f), (x, tensor![[6.0], [15.0]], tensor![[21.0]]));
}

#[computation]
fn nothing(
    x: &f32![0, 2],
    n: &i8![0],
    p: &bool![0],
) -> (f32![2], f32, f32, f32, f32![0], i8, i8, bool, bool) {
    (
        sum(x, 0),
        product(x),
        reduce_max(x),
        reduce_min(x),
        sum(x, 1),
        reduce_max(n),
        reduce_min(n),
        any(p),
        all(p),
    )
}

#[test]
fn nothing_folds_to_the_identity() {
    let (a, b, c, d, e, f, g, h, i) = nothing(&Tensor::zeros(), &Tensor::zeros(), &Tensor::zeros());
    assert_eq!((a, b, e.len()), (tensor![0.0, 0.0], 1.0, 0));
    assert_eq!((c, d), (f32::NEG_INFINITY, f32::INFINITY));
    assert_eq!((f, g, h, i), (-128, 127, false, true));
}

#[computation]
fn specials(x: &f32![3], n: &i8![3], h: &f16![3000]) -> (f32, f32, i8, f16) {
    (reduce_max(x), reduce_min(x), sum(n), sum(h))
}

#[test]
fn nan_is_kept_integers_wrap_and_halves_are_summed_wide() {
    let (most, least, n, h) = specials(
        &tensor![1.0, f32::NAN, f32::INFINITY],
        &tensor![100, 100, 100],
        &Tensor::ones(),
    );
    assert!(most.is_nan() && least.is_nan());
    assert_eq!((n, h.to_f32()), (44, 3000.0));
}

#[computation]
fn predicates(p: &bool![2, 2]) -> (bool![2], bool![2]) {
    (any(p, 1), all(p, 0))
}

#[test]
fn predicates_fold_along_dimensions() {
    let (a, b) = predicates(&tensor![[true, false], [false, false]]);
    assert_eq!((a, b), (tensor![true, false], tensor![false, false]));
}
