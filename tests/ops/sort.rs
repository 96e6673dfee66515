//! `sort`: sorts the elements along a dimension.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_sorted() {
            $({
                #[computation]
                fn sorted(x: &$e![2, 3]) -> ($e![2, 3], $e![2, 3], $e![2, 3]) {
                    (sort(x), sort(x, |a, b| a > b, dimension = 0), x.sort(|a, b| a < b, is_stable = true))
                }
                let x = Tensor::from_elements(of([1.0, 0.0, 1.0, 0.0, 1.0, 0.0]));
                let (up, down, stable) = sorted(&x);
                all(stringify!($e), up.as_slice(), &of([0.0, 1.0, 1.0, 0.0, 0.0, 1.0]), false);
                all(stringify!($e), down.as_slice(), &of([1.0, 1.0, 1.0, 0.0, 0.0, 0.0]), false);
                assert_eq!(up, stable);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32);

#[computation]
fn ordered(x: &f32![8]) -> (f32![8], f32![8], f32![8]) {
    (
        sort(x),
        sort(x, |a, b| b > a, is_stable = true),
        sort(x, |a, b| abs(a) < abs(b)),
    )
}

#[test]
fn numbers_have_a_total_order_by_default() {
    let x = tensor![
        3.0,
        0.0,
        -f32::NAN,
        -0.0,
        f32::NAN,
        -2.0,
        f32::NEG_INFINITY,
        1.0
    ];
    let (total, plain, _) = ordered(&x);
    let bits = |x: &f32![8]| x.as_slice().iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    let expected = tensor![
        -f32::NAN,
        f32::NEG_INFINITY,
        -2.0,
        -0.0,
        0.0,
        1.0,
        3.0,
        f32::NAN
    ];
    assert_eq!(bits(&total), bits(&expected));
    // Equal zeros keep their order.
    let expected = tensor![
        -f32::NAN,
        f32::NEG_INFINITY,
        -2.0,
        0.0,
        -0.0,
        1.0,
        3.0,
        f32::NAN
    ];
    assert_eq!(bits(&plain), bits(&expected));
    let (_, _, by_distance) = ordered(&tensor![3.0, -1.0, 2.0, 1.0, -2.0, 0.5, -4.0, -0.5]);
    assert_eq!(
        by_distance,
        tensor![0.5, -0.5, -1.0, 1.0, 2.0, -2.0, 3.0, -4.0]
    );
}

#[computation]
fn before(a: f32, b: f32, i: i32, j: i32) -> bool {
    (a > b) | ((a == b) & (i < j))
}

#[computation]
fn ranked(x: &f32![5]) -> (f32![5], i32![5], i32![5]) {
    let i = iota(i32, [5]);
    let (values, places) = sort((x, i), before);
    let (_, again) = sort((x, i), |a, b, _, _| a > b);
    (values, places, again)
}

#[test]
fn several_arrays_are_sorted_by_one_comparator() {
    let (values, places, again) = ranked(&tensor![1.0, 3.0, 2.0, 3.0, 0.0]);
    assert_eq!(values, tensor![3.0, 3.0, 2.0, 1.0, 0.0]);
    assert_eq!(places, tensor![1, 3, 2, 0, 4]);
    assert_eq!(again, places);
}

#[computation]
fn by_magnitude(x: &c64![4]) -> c64![4] {
    sort(x, |a, b| abs(a) < abs(b))
}

#[test]
fn complex_numbers_are_sorted_by_a_comparator() {
    let [a, b] = [c64::new(3.0, 4.0), c64::new(0.0, 1.0)];
    assert_eq!(by_magnitude(&tensor![a, b, a, b]), tensor![b, b, a, a]);
}

#[computation]
fn nearest<N: Dim>(x: &i32![N, 3], y: &i32![N, 3]) -> (i32![N, 3], i32![N, 3]) {
    let middle = x / 2;
    (
        sort(middle, |a, b| abs(a - N) < abs(b - N)),
        sort(y, dimension = 0),
    )
}

#[test]
fn generic_sizes_are_sorted_and_may_stand_in_the_comparator() {
    let (x, y) = (
        tensor![[0, 6, 4], [8, 20, 2]],
        tensor![[5, 1, 0], [4, 2, 0]],
    );
    let (by_distance, up) = nearest(&x, &y);
    assert_eq!(by_distance, tensor![[2, 3, 0], [1, 4, 10]]);
    assert_eq!(up, tensor![[4, 1, 0], [5, 2, 0]]);
}

#[computation]
fn no_order(x: &i32![3, 100]) -> i32![3, 100] {
    sort(x, |a, b| (a + b) % 3 != 1)
}

#[test]
fn a_comparator_that_is_no_order_loses_no_element() {
    let x = Tensor::from_fn(|[i, j]| (i * 7 + j * 31 % 17) as i32);
    let sorted = no_order(&x);
    for (before, after) in x.as_slice().chunks(100).zip(sorted.as_slice().chunks(100)) {
        let [mut before, mut after] = [before, after].map(<[i32]>::to_vec);
        before.sort_unstable();
        after.sort_unstable();
        assert_eq!(before, after);
    }
}
