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
fn the_running_value_starts_again_for_each_row_of_the_other_dimensions() {
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
    // 2049 is halfway between two `f16`.
    assert_eq!(
        halves.as_slice(),
        [2048.0, 2048.0, 2050.0].map(f16::from_f32)
    );
}

#[computation]
fn generic<N: Dim, M: Dim, K: Dim>(
    x: &f32![N],
    table: &i32![2 * N + M, K],
    _m: &i32![M],
) -> (f32![N], i32![2 * N + M, K], i32![2 * N + M, K]) {
    (
        cumulative_max(x),
        cumulative_sum(table, 0),
        cumulative_product(table, 0, reverse = true),
    )
}

#[test]
fn cumulative_operations_take_generic_sizes() {
    let table: i32![5, 2] = Tensor::from_fn(|[i, j]| i as i32 + 10 * j as i32);
    let (most, sums, products) = generic(&tensor![1.0, 3.0], &table, &tensor![0]);
    assert_eq!(most, tensor![1.0, 3.0]);
    for j in 0..2 {
        let column = |i: usize| table[[i, j]];
        for i in 0..5 {
            assert_eq!(sums[[i, j]], (0..=i).map(column).sum::<i32>());
            assert_eq!(products[[i, j]], (i..5).map(column).product::<i32>());
        }
    }
}

#[computation]
fn called(x: &f32![3]) -> f32![3] {
    let (table, m) = (zeros(i32, [7, 1]), zeros(i32, [1]));
    let (most, _, _) = generic(x, table, m);
    most
}

#[computation]
fn any_length(x: &f64![?, ?]) -> (f64![?, ?], f64![?, ?], f16![?, ?]) {
    (
        cumulative_sum(x, 0),
        cumulative_sum(x, reverse = true),
        cumulative_min(x as f16, 1),
    )
}

#[test]
fn cumulative_operations_take_dynamic_sizes() {
    assert_eq!(called(&tensor![1.0, 3.0, 2.0]), tensor![1.0, 3.0, 3.0]);
    for [rows, columns] in [[0, 0], [0, 3], [3, 0], [1, 1], [4, 3], [300, 2]] {
        let element = |i: usize, j: usize| (i * 7 + j * 5 + 3) as f64 % 11.0;
        let x: f64![?, ?] = Tensor::from_fn_sized([rows, columns], |[i, j]| element(i, j)).unwrap();
        let (down, left, least) = any_length(&x);
        assert_eq!(
            (down.dims(), left.dims(), least.dims()),
            ([rows, columns], [rows, columns], [rows, columns])
        );
        for (i, j) in (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))) {
            assert_eq!(down[[i, j]], (0..=i).map(|i| element(i, j)).sum::<f64>());
            assert_eq!(
                left[[i, j]],
                (j..columns).map(|j| element(i, j)).sum::<f64>()
            );
            let expected = (0..=j).map(|j| element(i, j)).fold(f64::INFINITY, f64::min);
            assert_eq!(least[[i, j]].to_f64(), expected);
        }
    }
}
