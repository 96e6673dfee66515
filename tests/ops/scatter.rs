//! `scatter`: combines windows of updates with an array at many positions.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn rows_of_every_kind_of_element_are_written() {
            $({
                #[computation]
                fn rows(x: &$e![3, 2], i: &i32![2], u: &$e![2, 2]) -> ($e![3, 2], $e![3, 2]) {
                    (
                        scatter(|_, new| new, x, i, u, [1], [0], [0], 1),
                        scatter(add, x, i, u, [1], [0], [0], 1),
                    )
                }
                let x = Tensor::from_elements(of([0.0, 1.0, 0.0, 0.0, 1.0, 1.0]));
                let u = Tensor::from_elements(of([1.0, 0.0, 0.0, 1.0]));
                // The second row is out of range.
                let (written, added) = rows(&x, &tensor![1, 3], &u);
                let expected = of([0.0, 1.0, 1.0, 0.0, 1.0, 1.0]);
                all(stringify!($e), written.as_slice(), &expected, false);
                all(stringify!($e), added.as_slice(), &expected, false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

macro_rules! kinds_of_index {
    ($($e:ident)*) => {
        #[test]
        fn what_lies_outside_is_left_out_for_places_of_every_type() {
            $({
                #[computation]
                fn pairs(x: &i32![5], i: &$e![4], u: &i32![4, 2]) -> i32![5] {
                    scatter(|a, b| a * 10 + b, x, i, u, [1], [], [0], 1)
                }
                let u = tensor![[1, 2], [3, 4], [5, 6], [7, 8]];
                // 4 is out of range too, because a window has two elements; 0 occurs twice, or MIN is out of range.
                let got = pairs(&tensor![0, 0, 0, 0, 0], &tensor![$e::MAX, 3, 4, $e::MIN], &u);
                let unsigned = $e::MIN == 0;
                let expected = if unsigned { tensor![7, 8, 0, 3, 4] } else { tensor![0, 0, 0, 3, 4] };
                assert_eq!(got, expected);
            })*
        }
    };
}
kinds_of_index!(i32 u8);

#[computation]
fn counts(classes: &u8![8]) -> i32![4] {
    let ones = ones(i32, [8]);
    scatter(
        |a, b| a + b,
        zeros(i32, [4]),
        classes,
        ones,
        [],
        [0],
        [0],
        1,
    )
}

#[test]
fn updates_of_one_place_are_combined() {
    let got = counts(&tensor![3, 0, 3, 9, 1, 3, 0, 200]);
    assert_eq!(got, tensor![2, 1, 0, 3]);
}

#[computation]
fn boxes(x: &f32![3, 4], at: &i64![2, 2], u: &f32![2, 2, 2]) -> (f32![3, 4], f32![3, 4]) {
    (
        scatter(
            |a, b| a + b,
            x,
            at,
            u,
            [0, 2],
            [],
            [0, 1],
            index_vector_dim = 1,
        ),
        x.scatter(max, at, u, [1, 2], [], [1, 0], 0, unique_indices = false),
    )
}

#[test]
fn windows_stand_where_they_are_wanted() {
    let u = tensor![[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]];
    let x = Tensor::from_elements([0.0; 12]);
    let (sums, most) = boxes(&x, &tensor![[1, 2], [0, 1]], &u);
    // At (1, 2) and (0, 1); a window's rows are the first dimension of the updates, the positions the second.
    let expected = tensor![
        [0.0, 3.0, 4.0, 0.0],
        [0.0, 7.0, 9.0, 2.0],
        [0.0, 0.0, 5.0, 6.0]
    ];
    assert_eq!(sums, expected);
    // At row 0, column 1, and at row 1, column 2.
    let expected = tensor![
        [0.0, 1.0, 2.0, 0.0],
        [0.0, 3.0, 5.0, 6.0],
        [0.0, 0.0, 7.0, 8.0]
    ];
    assert_eq!(most, expected);
}

#[computation]
fn each_its_own<N: Dim>(x: &f32![N, 3], i: &u8![N, 2], u: &f32![N, 2]) -> f32![N, 3] {
    scatter(
        |_, new| new,
        x,
        i,
        u,
        [],
        [1],
        [1],
        2,
        input_batching_dims = [0],
        scatter_indices_batching_dims = [0],
    )
}

#[test]
fn each_batch_is_scattered_by_its_own_indices() {
    let u = tensor![[1.0, 2.0], [3.0, 4.0]];
    let x = tensor![[0.0, 0.0, 0.0], [9.0, 9.0, 9.0]];
    let got = each_its_own(&x, &tensor![[2, 0], [1, 5]], &u);
    assert_eq!(got, tensor![[2.0, 0.0, 1.0], [9.0, 3.0, 9.0]]);
}

#[computation]
fn best(at: &i32![4], score: &f32![4], name: &i32![4]) -> (f32![2], i32![2]) {
    let none = (full(f32, [2], -1.0), full(i32, [2], -1));
    scatter(
        |a, i, b, j| (max(a, b), select(b > a, j, i)),
        none,
        at,
        (score, name),
        [],
        [0],
        [0],
        1,
    )
}

#[test]
fn arrays_of_a_tuple_are_combined_as_one() {
    let got = best(
        &tensor![0, 1, 0, 0],
        &tensor![0.5, 0.25, 0.75, 0.5],
        &tensor![10, 11, 12, 13],
    );
    assert_eq!(got, (tensor![0.75, 0.25], tensor![12, 11]));
}

#[computation]
fn of_columns(x: &f32![3, 2; {0, 1}], i: &i32![2], u: &f32![2, 2; {0, 1}]) -> f32![3, 2; {0, 1}] {
    scatter(|a, b| a - b, x, i, u, [1], [0], [0], 1)
}

/// Subtracts the gradient of some rows from the rows of a table, in place.
#[computation]
fn learn(table: &mut f32![3, 2], rows: &u32![2], gradient: &f32![2, 2]) {
    *table = scatter(add, table, rows, gradient * -0.5, [1], [0], [0], 1);
}

#[test]
fn layouts_and_state_are_written() {
    let x = tensor![[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]];
    let u = tensor![[1.0, 2.0], [3.0, 4.0]];
    let expected = tensor![[0.0, 1.0], [2.0, 3.0], [0.0, -1.0]];
    let got = of_columns(&x.to_layout(), &tensor![2, 2], &u.to_layout());
    assert_eq!(got, expected.to_layout());
    let mut table = x;
    learn(&mut table, &tensor![0, 0], &u);
    assert_eq!(table, tensor![[-2.0, -2.0], [2.0, 3.0], [4.0, 5.0]]);
}

/// Moves the first and the last row, by indices that are literals.
#[computation]
fn at_literals(x: &f32![3, 2]) -> (f32![3, 2], f32![2, 2]) {
    let ends = gather(x, [2, 0], [1], [0], [0], 1, [1, 2]);
    (
        scatter(|_, new| new, x, [0, 2], ends, [1], [0], [0], 1),
        ends,
    )
}

#[test]
fn indices_may_be_literals() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let (turned, ends) = at_literals(&x);
    assert_eq!(turned, tensor![[5.0, 6.0], [3.0, 4.0], [1.0, 2.0]]);
    assert_eq!(ends, tensor![[5.0, 6.0], [1.0, 2.0]]);
}
