//! `collapse`: merges adjacent dimensions.

use typed_xla::prelude::*;

#[computation]
fn collapsed(x: &i32![2, 2, 3]) -> (i32![4, 3], i32![2, 6], i32![12], i32![2, 2, 3]) {
    (
        collapse(x, [0, 1]),
        x.collapse([1, 2]),
        collapse(x, [0, 1, 2]),
        collapse(x, [1]),
    )
}

#[test]
fn elements_keep_their_order() {
    let x = Tensor::from_fn(|[i, j, k]| (6 * i + 3 * j + k) as i32);
    let (a, b, c, d) = collapsed(&x);
    let counting: Vec<i32> = (0..12).collect();
    for flat in [a.as_slice(), b.as_slice(), c.as_slice(), d.as_slice()] {
        assert_eq!(flat, counting);
    }
}

#[computation]
fn generic<N: Dim, M: Dim>(x: &f32![N, M, 2]) -> f32![N * M, 2] {
    collapse(x, [0, 1])
}

#[test]
fn generic_sizes_multiply() {
    let x: f32![3, 4, 2] = Tensor::from_fn(|[i, j, k]| (8 * i + 2 * j + k) as f32);
    let y = generic(&x);
    assert_eq!((y.dims(), y[[7, 1]]), ([12, 2], 15.0));
}
