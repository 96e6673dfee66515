//! `reshape`: other sizes, with the elements in the same order or in the order of permuted dimensions.

use typed_xla::prelude::*;

#[computation]
fn reshaped(x: &i32![2, 3]) -> (i32![3, 2], i32![6], i32![1, 6, 1], i32![6], i32![3, 2]) {
    (
        reshape(x, [3, 2]),
        x.reshape(6),
        reshape(x, [1, 6, 1]),
        reshape(x, [6], dimensions = [1, 0]),
        reshape(x, [3, 2], [1, 0]),
    )
}

#[test]
fn elements_keep_their_order_or_that_of_the_dimensions_named() {
    let (a, b, c, d, e) = reshaped(&tensor![[1, 2, 3], [4, 5, 6]]);
    assert_eq!(
        (a, b),
        (tensor![[1, 2], [3, 4], [5, 6]], tensor![1, 2, 3, 4, 5, 6])
    );
    assert_eq!(c, tensor![[[1], [2], [3], [4], [5], [6]]]);
    assert_eq!(
        (d, e),
        (tensor![1, 4, 2, 5, 3, 6], tensor![[1, 4], [2, 5], [3, 6]])
    );
}

#[computation]
fn scalars(x: &f32![1, 1], s: f32, none: &f32![0, 5]) -> (f32, f32![1, 1, 1], f32![3, 0]) {
    (reshape(x, []), reshape(s, [1, 1, 1]), reshape(none, [3, 0]))
}

#[test]
fn arrays_of_one_element_and_of_none_are_reshaped() {
    let (a, b, c) = scalars(&tensor![[4.0]], 5.0, &Tensor::zeros());
    assert_eq!((a, b, c.len()), (4.0, tensor![[[5.0]]], 0));
}

#[computation]
fn generic<N: Dim, M: Dim>(x: &f32![2 * N, M]) -> (f32![N, 2 * M], f32![N, 2, M]) {
    (reshape(x, [N, 2 * M]), reshape(x, [N, 2, M]))
}

#[test]
fn generic_sizes_are_regrouped() {
    let x: f32![4, 3] = Tensor::from_fn(|[i, j]| (3 * i + j) as f32);
    let (a, b) = generic::<typed_xla::size::Size<2>, _>(&x);
    assert_eq!((a[[1, 5]], b[[1, 0, 2]]), (11.0, 8.0));
}
