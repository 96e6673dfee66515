//! `conv` and `conv_with_general_padding`: a sliding window over the input.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_convolved() {
            $({
                #[computation]
                fn windows(x: &$e![1, 1, 3], w: &$e![1, 1, 2]) -> $e![1, 1, 4] {
                    conv_with_general_padding(x, w, padding = [(1, 1)])
                }
                let (x, w) = (of([1.0, 0.0, 1.0]), of([1.0, 0.0]));
                let y = windows(&Tensor::from_elements(x), &Tensor::from_elements(w));
                all(stringify!($e), y.as_slice(), &of([0.0, 1.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn valid(x: &f32![1, 1, 3, 4], w: &f32![1, 1, 2, 2]) -> (f32![1, 1, 2, 3], f32![1, 1, 1, 2]) {
    (conv(x, w), x.conv(w, [2, 2], "VALID"))
}

#[test]
fn a_window_is_the_sum_of_products() {
    let x = tensor![[[
        [1.0, 2.0, 3.0, 4.0],
        [5.0, 6.0, 7.0, 8.0],
        [9.0, 10.0, 11.0, 12.0]
    ]]];
    let (all, strided) = valid(&x, &tensor![[[[1.0, 10.0], [100.0, 1000.0]]]]);
    assert_eq!(
        all,
        tensor![[[[6521.0, 7632.0, 8743.0], [10965.0, 12076.0, 13187.0]]]]
    );
    assert_eq!(strided, tensor![[[[6521.0, 8743.0]]]]);
}

#[computation]
fn same(x: &f32![1, 1, 4], w: &f32![1, 1, 2], v: &f32![1, 1, 3]) -> (f32![1, 1, 4], f32![1, 1, 2]) {
    (conv(x, w, padding = "SAME"), conv(x, v, [2], "SAME"))
}

#[test]
fn same_padding_is_split_with_the_larger_half_at_the_end() {
    let x = tensor![[[1.0, 2.0, 3.0, 4.0]]];
    let (one, two) = same(&x, &tensor![[[1.0, 10.0]]], &tensor![[[1.0, 10.0, 100.0]]]);
    assert_eq!(one, tensor![[[21.0, 32.0, 43.0, 4.0]]]);
    assert_eq!(two, tensor![[[321.0, 43.0]]]);
}

#[computation]
fn general(
    x: &i32![1, 1, 4],
    w: &i32![1, 1, 2],
) -> (i32![1, 1, 2], i32![1, 1, 8], i32![1, 1, 2], i32![1, 1, 3]) {
    (
        conv_with_general_padding(x, w, padding = [(-1, 0)]),
        conv_with_general_padding(x, w, padding = [[1, 1]], lhs_dilation = 2),
        conv_with_general_padding(x, w, rhs_dilation = [2]),
        conv_with_general_padding(x, w, window_reversal = [true]),
    )
}

#[test]
fn padding_cuts_off_and_dilations_leave_holes() {
    let (cut, holes, apart, reversed) = general(&tensor![[[1, 2, 3, 4]]], &tensor![[[1, 10]]]);
    assert_eq!(cut, tensor![[[32, 43]]]);
    assert_eq!(holes, tensor![[[10, 1, 20, 2, 30, 3, 40, 4]]]);
    assert_eq!(apart, tensor![[[31, 42]]]);
    assert_eq!(reversed, tensor![[[12, 23, 34]]]);
}

#[computation]
fn orders(
    x: &f32![1, 3, 2],
    w: &f32![2, 2, 1],
    v: &f32![1, 2, 2],
) -> (f32![1, 2, 1], f32![2, 1, 1]) {
    (
        conv(x, w, dimension_numbers = "b0f_0io->b0f"),
        conv_with_general_padding(x, v, dimension_numbers = "[b, 0, f]x[o, i, 0]->[0, b, f]"),
    )
}

#[test]
fn dimensions_may_have_any_order() {
    let x = tensor![[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]];
    let w = tensor![[[1.0], [10.0]], [[100.0], [1000.0]]];
    let (last, first) = orders(&x, &w, &tensor![[[1.0, 100.0], [10.0, 1000.0]]]);
    assert_eq!(last, tensor![[[4321.0], [6543.0]]]);
    assert_eq!(first, tensor![[[4321.0]], [[6543.0]]]);
}

#[computation]
fn groups(
    x: &f32![2, 2, 2],
    w: &f32![2, 1, 1],
    v: &f32![2, 2, 1],
) -> (f32![2, 2, 2], f32![1, 2, 2]) {
    (
        conv(x, w, feature_group_count = 2),
        conv(x, v, batch_group_count = 2),
    )
}

#[test]
fn groups_have_a_part_of_the_features_or_of_the_batch() {
    let x = tensor![[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]];
    let (features, batch) = groups(
        &x,
        &tensor![[[1.0]], [[10.0]]],
        &tensor![[[1.0], [10.0]], [[100.0], [1000.0]]],
    );
    assert_eq!(
        features,
        tensor![[[1.0, 2.0], [30.0, 40.0]], [[5.0, 6.0], [70.0, 80.0]]]
    );
    assert_eq!(batch, tensor![[[31.0, 42.0], [7500.0, 8600.0]]]);
}

#[computation]
fn generic<N: Dim, M: Dim>(
    x: &f32![N, 1, M + 2],
    w: &f32![2, 1, 3],
) -> (f32![N, 2, M], f32![N, 2, M + 2]) {
    (conv(x, w), conv(x, w, padding = "SAME"))
}

#[test]
fn generic_sizes_are_convolved() {
    let (valid, same) = generic(
        &tensor![[[1.0, 2.0, 3.0]]],
        &tensor![[[1.0, 1.0, 1.0]], [[0.0, 1.0, 0.0]]],
    );
    assert_eq!(valid, tensor![[[6.0], [2.0]]]);
    assert_eq!(same, tensor![[[3.0, 6.0, 5.0], [1.0, 2.0, 3.0]]]);
}
