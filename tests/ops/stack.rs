//! `stack`: joins arrays along a new dimension.

use typed_xla::prelude::*;

#[computation]
fn stacked(x: &i32![2], y: &i32![2], s: i32) -> (i32![2, 2], i32![2, 3], i32![2]) {
    (stack((x, y)), stack([x, y, x], 1), stack((s, s + 1)))
}

#[test]
fn operands_lie_along_a_new_dimension() {
    let (rows, columns, scalars) = stacked(&tensor![1, 2], &tensor![3, 4], 5);
    assert_eq!(rows, tensor![[1, 2], [3, 4]]);
    assert_eq!(columns, tensor![[1, 3, 1], [2, 4, 2]]);
    assert_eq!(scalars, tensor![5, 6]);
}

#[computation]
fn generic<N: Dim>(x: &f32![N]) -> f32![N, 2] {
    stack((x, x * 2.0), dimension = 1)
}

#[test]
fn generic_sizes_are_stacked() {
    assert_eq!(generic(&tensor![1.0, 2.0]), tensor![[1.0, 2.0], [2.0, 4.0]]);
}
