//! `broadcast` adds leading dimensions; `broadcast_in_dim` adds them anywhere.

use typed_xla::prelude::*;

#[computation]
fn in_front(x: &i32![2], s: i32) -> (i32![3, 2], i32![2, 1, 2], i32![2, 2], i32![2]) {
    (
        broadcast(x, [3]),
        broadcast(x, [2, 1]),
        s.broadcast([2, 2]),
        broadcast(x, []),
    )
}

#[test]
fn broadcast_repeats_in_front() {
    let (a, b, c, d) = in_front(&tensor![1, 2], 7);
    assert_eq!(a, tensor![[1, 2], [1, 2], [1, 2]]);
    assert_eq!(b, tensor![[[1, 2]], [[1, 2]]]);
    assert_eq!((c, d), (tensor![[7, 7], [7, 7]], tensor![1, 2]));
}

#[computation]
fn anywhere(x: &i32![2], y: &i32![2, 1], z: &i32![2, 3]) -> (i32![2, 3], i32![2, 3], i32![3, 2]) {
    (
        broadcast_in_dim(x, [2, 3], [0]),
        broadcast_in_dim(y, [2, 3], [0, 1]),
        broadcast_in_dim(z, [3, 2], broadcast_dimensions = [1, 0]),
    )
}

#[test]
fn broadcast_in_dim_says_where_each_dimension_goes() {
    let (a, b, c) = anywhere(
        &tensor![1, 2],
        &tensor![[3], [4]],
        &tensor![[1, 2, 3], [4, 5, 6]],
    );
    assert_eq!(a, tensor![[1, 1, 1], [2, 2, 2]]);
    assert_eq!(b, tensor![[3, 3, 3], [4, 4, 4]]);
    assert_eq!(c, tensor![[1, 4], [2, 5], [3, 6]]);
}

#[computation]
fn empty(x: &f32![0, 2], y: &f32![2]) -> (f32![3, 0, 2], f32![0, 2]) {
    (broadcast(x, [3]), broadcast(y, [0]))
}

#[test]
fn broadcasts_of_and_to_empty_arrays_are_empty() {
    let (a, b) = empty(&Tensor::zeros(), &tensor![1.0, 2.0]);
    assert_eq!((a.dims(), a.len()), ([3, 0, 2], 0));
    assert_eq!((b.dims(), b.len()), ([0, 2], 0));
}
