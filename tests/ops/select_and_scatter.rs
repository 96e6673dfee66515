//! `select_and_scatter`: combines sources at the elements that a computation selects, one in each window.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_scattered() {
            $({
                #[computation]
                fn scattered(x: &$e![4], source: &$e![2], init: $e) -> $e![4] {
                    select_and_scatter(|a, b| a != b, |_, b| b, x, [2], [2], "VALID", source, init)
                }
                let [x, source] = [&[1.0, 0.0, 1.0, 1.0][..], &[1.0, 0.0]].map(|x| x.to_vec());
                let [one] = of([1.0]);
                let y = scattered(
                    &Tensor::from_elements(of([x[0], x[1], x[2], x[3]])),
                    &Tensor::from_elements(of([source[0], source[1]])),
                    one,
                );
                all(stringify!($e), y.as_slice(), &of([1.0, 1.0, 1.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

/// The figures of the specification: windows of 2 by 3, disjoint and overlapping.
#[computation]
fn figures(x: &f32![4, 6], y: &f32![4, 5], g: &f32![2, 2]) -> (f32![4, 6], f32![4, 5]) {
    (
        select_and_scatter(
            |a, b| a >= b,
            |a, b| a + b,
            x,
            [2, 3],
            [2, 3],
            "VALID",
            g,
            0.0,
        ),
        y.select_and_scatter(ge, add, [2, 3], [2, 2], "VALID", g, 0.0),
    )
}

#[test]
fn each_window_gives_to_its_greatest_element() {
    let x = tensor![
        [7.0, 2.0, 5.0, 3.0, 10.0, 2.0],
        [3.0, 8.0, 9.0, 3.0, 4.0, 2.0],
        [1.0, 5.0, 7.0, 5.0, 6.0, 1.0],
        [0.0, 6.0, 2.0, 7.0, 2.0, 8.0]
    ];
    let y = tensor![
        [7.0, 2.0, 5.0, 3.0, 8.0],
        [3.0, 8.0, 9.0, 3.0, 4.0],
        [1.0, 5.0, 7.0, 5.0, 6.0],
        [0.0, 6.0, 2.0, 10.0, 2.0]
    ];
    let (apart, over) = figures(&x, &y, &tensor![[2.0, 6.0], [3.0, 1.0]]);
    let mut expected: f32![4, 6] = Tensor::zeros();
    (
        expected[[1, 2]],
        expected[[0, 4]],
        expected[[2, 2]],
        expected[[3, 5]],
    ) = (2.0, 6.0, 3.0, 1.0);
    assert_eq!(apart, expected);
    let mut expected: f32![4, 5] = Tensor::zeros();
    (expected[[1, 2]], expected[[2, 2]], expected[[3, 3]]) = (8.0, 3.0, 1.0);
    assert_eq!(over, expected);
}

#[computation]
fn order(x: &f32![4], g: &f32![3], h: &f32![2]) -> (f32![4], f32![4], f32![4], f32![4]) {
    (
        select_and_scatter(ge, add, x, [2], [1], "VALID", g, 1000.0),
        select_and_scatter(gt, add, x, [2], [1], "VALID", g, 0.0),
        select_and_scatter(ge, add, x, [3], [2], [(1, 0)], h, 0.0),
        select_and_scatter(ge, |a, b| 2.0 * a + b, x, [2], [1], [(0, 0)], g, 1.0),
    )
}

#[test]
fn the_first_of_equal_elements_is_chosen_and_nan_gives_way() {
    let nan = f32::NAN;
    let (g, h) = (tensor![10.0, 20.0, 40.0], tensor![10.0, 20.0]);
    let (first, last, padded, in_order) = order(&tensor![1.0, 3.0, 3.0, nan], &g, &h);
    assert_eq!(first, tensor![1000.0, 1030.0, 1000.0, 1040.0]);
    assert_eq!(last, tensor![0.0, 10.0, 20.0, 40.0]);
    assert_eq!(padded, tensor![0.0, 10.0, 0.0, 20.0]);
    assert_eq!(in_order, tensor![1.0, 44.0, 1.0, 42.0]);
    let (_, _, padded, _) = order(&tensor![nan, 3.0, nan, 4.0], &g, &h);
    assert_eq!(padded, tensor![0.0, 10.0, 0.0, 20.0]);
}

#[computation]
fn outside(x: &i32![2, 1; {0, 1}], g: &i32![4, 1]) -> i32![2, 1; {0, 1}] {
    select_and_scatter(lt, max, x, [1, 1], [1, 1], [(1, 1), (0, 0)], g, 5)
}

#[test]
fn a_window_inside_the_padding_selects_no_element() {
    let y = outside(
        &Tensor::from_fn(|[i, _]| i as i32),
        &tensor![[9], [1], [7], [8]],
    );
    assert_eq!(y, Tensor::from_fn(|[i, _]| [5, 7][i]));
}
