//! `gather`: copies a window at each of many positions.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn rows_of_every_kind_of_element_are_read() {
            $({
                #[computation]
                fn rows(x: &$e![3, 2], i: &i32![2]) -> $e![2, 2] {
                    gather(x, i, [1], [0], [0], 1, [1, 2])
                }
                let x = Tensor::from_elements(of([0.0, 1.0, 0.0, 0.0, 1.0, 1.0]));
                let got = rows(&x, &tensor![2, 0]);
                all(stringify!($e), got.as_slice(), &of([1.0, 1.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

macro_rules! kinds_of_index {
    ($($e:ident)*) => {
        #[test]
        fn places_of_every_kind_of_element_are_moved_inside() {
            $({
                #[computation]
                fn pairs(x: &i32![6], i: &$e![3]) -> i32![3, 2] {
                    gather(x, i, [1], [], [0], 1, [2])
                }
                let x = tensor![0, 1, 2, 3, 4, 5];
                let got = pairs(&x, &tensor![$e::MAX, 3, $e::MIN]);
                assert_eq!(got, tensor![[4, 5], [3, 4], [0, 1]]);
            })*
        }
    };
}
kinds_of_index!(i32 u8);

#[computation]
fn boxes(x: &f32![3, 4], at: &i32![2, 2]) -> (f32![2, 2, 2], f32![2, 2, 2], f32![2]) {
    (
        gather(
            x,
            at,
            [0, 2],
            [],
            [0, 1],
            index_vector_dim = 1,
            slice_sizes = [2, 2],
        ),
        // The coordinates of a position are along the first dimension.
        x.gather(
            at,
            [1, 2],
            [],
            [1, 0],
            0,
            [2, 2],
            indices_are_sorted = false,
        ),
        gather(x, at, [], [0, 1], [0, 1], 1, [1, 1]),
    )
}

#[test]
fn windows_stand_where_they_are_wanted() {
    let x = tensor![
        [0.0, 1.0, 2.0, 3.0],
        [4.0, 5.0, 6.0, 7.0],
        [8.0, 9.0, 10.0, 11.0]
    ];
    let (between, along_rows, elements) = boxes(&x, &tensor![[1, 1], [2, -3]]);
    // At (1, 1) and, clamped, (1, 0); a window's rows are the first dimension, the positions the second.
    let expected = tensor![[[5.0, 6.0], [4.0, 5.0]], [[9.0, 10.0], [8.0, 9.0]]];
    assert_eq!(between, expected);
    // At row 2, column 1, which is clamped to row 1, and at row -3, column 1.
    let expected = tensor![[[5.0, 6.0], [9.0, 10.0]], [[1.0, 2.0], [5.0, 6.0]]];
    assert_eq!(along_rows, expected);
    assert_eq!(elements, tensor![5.0, 8.0]);
}

#[computation]
fn each_its_own<N: Dim>(x: &f32![N, 3], i: &u8![N, 2]) -> f32![N, 2] {
    gather(
        x,
        i,
        [],
        [1],
        [1],
        2,
        [1, 1],
        operand_batching_dims = [0],
        start_indices_batching_dims = [0],
    )
}

#[test]
fn each_batch_is_gathered_by_its_own_indices() {
    let x = tensor![[0.0, 1.0, 2.0], [10.0, 11.0, 12.0]];
    let got = each_its_own(&x, &tensor![[2, 0], [1, 9]]);
    assert_eq!(got, tensor![[2.0, 0.0], [11.0, 12.0]]);
}

#[computation]
fn of_columns(x: &f32![3, 2; {0, 1}], i: &i32![2, 2; {0, 1}]) -> f32![2, 2, 2; {0, 2, 1}] {
    gather(x, i, [2], [0], [0], 2, [1, 2])
}

#[computation]
fn of_nothing(x: &f32![0], i: &i32![2]) -> (f32![2], f32![2, 0]) {
    (
        gather(x, i, [], [0], [0], 1, [0]),
        gather(x, i, [1], [], [0], 1, [0]),
    )
}

#[test]
fn layouts_and_empty_operands_are_read() {
    let x = tensor![[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]].to_layout();
    let i = tensor![[0, 2], [1, 1]].to_layout();
    let expected = tensor![[[0.0, 1.0], [4.0, 5.0]], [[2.0, 3.0], [2.0, 3.0]]];
    assert_eq!(of_columns(&x, &i), expected.to_layout());
    let (zeros, none) = of_nothing(&Tensor::from_elements([]), &tensor![0, 5]);
    assert_eq!(zeros, tensor![0.0, 0.0]);
    assert!(none.as_slice().is_empty());
}
