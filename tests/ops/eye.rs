//! `eye`: ones on the diagonal.

use typed_xla::prelude::*;

#[computation]
fn eyes() -> (f32![2, 2], i32![2, 3], bool![3, 1], c64![1, 1], f32![0, 0]) {
    (
        eye(f32, 2),
        eye(i32, [2, 3]),
        eye(bool, [3, 1]),
        eye(c64, 1),
        eye(f32, 0),
    )
}

#[test]
fn the_diagonal_is_1() {
    let (a, b, c, d, e) = eyes();
    assert_eq!(a, tensor![[1.0, 0.0], [0.0, 1.0]]);
    assert_eq!(b, tensor![[1, 0, 0], [0, 1, 0]]);
    assert_eq!(c, tensor![[true], [false], [false]]);
    assert_eq!((d[[0, 0]].re, e.len()), (1.0, 0));
}

#[computation]
fn generic<N: Dim>(x: &f32![N, N]) -> (f32, f32![N, N]) {
    (sum(select(eye(bool, N), x, 0.0)), dot(x, eye(f32, N)))
}

#[test]
fn it_takes_generic_sizes_and_changes_nothing_in_a_product() {
    let x: f32![3, 3] = Tensor::from_fn(|[i, j]| (3 * i + j) as f32);
    assert_eq!(generic(&x), (12.0, x));
}
