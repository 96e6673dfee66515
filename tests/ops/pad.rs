//! `pad`: a value before, after and between elements.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_padded() {
            $({
                #[computation]
                fn padded(x: &$e![2], value: $e![]) -> $e![5] {
                    pad(x, value, [1], [1], interior_padding = [1])
                }
                let one = Tensor::from_elements(of([1.0]));
                let y = padded(&Tensor::from_elements(of([0.0, 0.0])), one);
                all(stringify!($e), y.as_slice(), &of([1.0, 0.0, 1.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

/// The figure of the specification: low, high and interior amounts of both dimensions.
#[computation]
fn figure(x: &f32![2, 3]) -> f32![6, 6] {
    pad(
        x,
        9.0,
        edge_padding_low = [1, 0],
        edge_padding_high = [3, 1],
        interior_padding = [0, 1],
    )
}

#[test]
fn padding_is_added_before_after_and_between_elements() {
    assert_eq!(
        figure(&tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
        tensor![
            [9.0, 9.0, 9.0, 9.0, 9.0, 9.0],
            [1.0, 9.0, 2.0, 9.0, 3.0, 9.0],
            [4.0, 9.0, 5.0, 9.0, 6.0, 9.0],
            [9.0, 9.0, 9.0, 9.0, 9.0, 9.0],
            [9.0, 9.0, 9.0, 9.0, 9.0, 9.0],
            [9.0, 9.0, 9.0, 9.0, 9.0, 9.0]
        ]
    );
}

#[computation]
fn cut(x: &i32![5], s: i32) -> (i32![2], i32![4], i32![3], i32) {
    (
        pad(x, 0, [-1], [-2]),
        x.pad(0, [-2], [-3], [1]),
        pad(x, 7, [2], [-4]),
        pad(s, 0, [], []),
    )
}

#[test]
fn negative_amounts_cut_off_after_the_interior_was_padded() {
    let (edges, between, low, s) = cut(&tensor![1, 2, 3, 4, 5], 6);
    assert_eq!((edges, between), (tensor![2, 3], tensor![2, 0, 3, 0]));
    assert_eq!((low, s), (tensor![7, 7, 1], 6));
}

#[computation]
fn bordered<N: Dim>(x: &f32![N, 2]) -> f32![N + 2, 2] {
    pad(x * 2.0, 0.0, [1, 0], [1, 0])
}

#[test]
fn generic_sizes_are_padded() {
    let y = bordered(&tensor![[1.0, 2.0]]);
    assert_eq!(y, tensor![[0.0, 0.0], [2.0, 4.0], [0.0, 0.0]]);
}
