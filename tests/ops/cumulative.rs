//! `cumulative_sum`, `cumulative_product`, `cumulative_max`, `cumulative_min`.

use crate::common::{all as same, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($test:ident $op:ident ($($e:ident)*) $x:tt $y:tt $z:tt;)*) => {$(
        #[test]
        fn $test() {
            every_kind!(@of $op ($($e)*) $x $y $z);
        }
    )*};
    (@of $op:ident ($($e:ident)*) $x:tt $y:tt $z:tt) => {$({
        #[computation]
        fn folded(x: &$e![4]) -> ($e![4], $e![4]) {
            ($op(x), x.$op(0, reverse = true))
        }
        let (up, down) = folded(&Tensor::from_elements(of($x)));
        same(stringify!($op $e), up.as_slice(), &of($y), false);
        same(stringify!($op $e reverse), down.as_slice(), &of($z), false);
    })*};
}
every_kind! {
    sums cumulative_sum (i32 u8 bf16 f32 c64)
        [1.0, 2.0, 3.0, 4.0] [1.0, 3.0, 6.0, 10.0] [10.0, 9.0, 7.0, 4.0];
    products cumulative_product (i32 u8 bf16 f32 c64)
        [1.0, 2.0, 3.0, 4.0] [1.0, 2.0, 6.0, 24.0] [24.0, 24.0, 12.0, 4.0];
    maxima cumulative_max (i32 u8 bf16 f32 bool)
        [0.0, 1.0, 0.0, 0.0] [0.0, 1.0, 1.0, 1.0] [1.0, 1.0, 0.0, 0.0];
    minima cumulative_min (i32 u8 bf16 f32 bool)
        [1.0, 0.0, 1.0, 1.0] [1.0, 0.0, 0.0, 0.0] [0.0, 0.0, 1.0, 1.0];
}

#[computation]
fn gone_along<N: Dim>(x: &i32![N, 40, 3]) -> (i32![N, 40, 3], i32![N, 40, 3], i32![N, 40, 3]) {
    (
        cumulative_sum(x, 1),
        cumulative_max(x, dimension = 1, reverse = true),
        cumulative_sum(x),
    )
}

#[test]
fn each_dimension_is_gone_along_by_itself() {
    let x: i32![2, 40, 3] = Tensor::from_fn(|[i, j, k]| ((i * 120 + j * 3 + k) * 37 % 101) as i32);
    let (sums, most, last) = gone_along(&x);
    let sum = |i, j, k| (0..=j).map(|j| x[[i, j, k]]).sum();
    assert_eq!(sums, Tensor::from_fn(|[i, j, k]| sum(i, j, k)));
    let max = |i, j, k| (j..40).map(|j| x[[i, j, k]]).max().unwrap();
    assert_eq!(most, Tensor::from_fn(|[i, j, k]| max(i, j, k)));
    let sum = |i, j, k| (0..=k).map(|k| x[[i, j, k]]).sum();
    assert_eq!(last, Tensor::from_fn(|[i, j, k]| sum(i, j, k)));
}

#[computation]
fn special(x: &f32![4], none: &f32![0, 2], h: &f16![3]) -> (f32![4], f32![4], f32![0, 2], f16![3]) {
    (
        cumulative_max(x),
        cumulative_sum(x),
        cumulative_product(none, 0),
        cumulative_sum(h),
    )
}

#[test]
fn nan_stays_and_halves_are_summed_in_single() {
    let halves = [2048.0, 1.0, 1.0].map(f16::from_f32);
    let (most, sums, _, halves) = special(
        &tensor![1.0, f32::NAN, 3.0, f32::INFINITY],
        &Tensor::zeros(),
        &Tensor::from_elements(halves),
    );
    assert_eq!((most[[0]], sums[[0]]), (1.0, 1.0));
    assert!(most.as_slice()[1..].iter().all(|x| x.is_nan()));
    assert!(sums.as_slice()[1..].iter().all(|x| x.is_nan()));
    // 2049 lies between two halves.
    assert_eq!(
        halves.as_slice(),
        [2048.0, 2048.0, 2050.0].map(f16::from_f32)
    );
}
