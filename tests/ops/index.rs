//! `x[..]`: slices and elements in brackets.

use typed_xla::prelude::*;

/// The index of the last row.
#[known]
const LAST: usize = 2;

#[computation]
fn parts(x: &i32![3, 4]) -> (i32![2, 2], i32![4], i32![3], i32, i32![3, 4], i32![1, 4]) {
    (
        x[(1..3, ..2)],
        x[LAST],
        x[(.., 1)],
        x[(LAST, LAST + 1)],
        x[..],
        x[1..=1],
    )
}

#[test]
fn ranges_keep_their_dimension_and_indices_take_it_away() {
    let x = tensor![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    let (ranges, row, column, one, all, closed) = parts(&x);
    assert_eq!(ranges, tensor![[10, 11], [20, 21]]);
    assert_eq!(
        (row, column, one),
        (tensor![20, 21, 22, 23], tensor![1, 11, 21], 23)
    );
    assert_eq!((all, closed), (x, tensor![[10, 11, 12, 13]]));
}

#[computation]
fn called(x: &i32![3, 4]) -> i32![2] {
    index(x, [1, 1], [2, 3], dimensions = [0])
}

#[test]
fn brackets_are_a_call_of_index() {
    let x = tensor![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    assert_eq!(called(&x), tensor![11, 12]);
}

#[computation]
fn steps<N: Dim>(x: &f32![N + 1]) -> f32![N] {
    x[1..] - x[..N]
}

#[test]
fn ranges_may_have_generic_ends() {
    assert_eq!(steps(&tensor![1.0, 4.0, 9.0, 16.0]), tensor![3.0, 5.0, 7.0]);
}

#[computation]
fn picked<N: Dim>(x: &f32![10]) -> f32 {
    x[N]
}

#[computation]
fn turned<N: Dim>(x: &f32![N, 0]) -> f32![N, 0] {
    rev(x, [0])
}

#[test]
fn a_size_may_stand_where_no_array_has_it() {
    let x = Tensor::from_fn(|[i]| i as f32);
    assert_eq!(picked::<typed_xla::size::Size<3>>(&x), 3.0);
    let none: f32![4, 0] = Tensor::zeros();
    assert_eq!(turned(&none), none);
}
