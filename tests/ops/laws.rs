//! Laws between operations: inverses, and operations that may be split or merged.

use typed_xla::prelude::*;

#[computation]
fn back<N: Dim, M: Dim>(x: &f32![N, M, 3]) -> (f32![N, M, 3], f32![N, M, 3], f32![N, M, 3]) {
    (
        transpose(transpose(x, [2, 0, 1]), [1, 2, 0]),
        reshape(reshape(x, [3 * M, N]), [N, M, 3]),
        sum(broadcast(x, [4]), 0) / 4.0,
    )
}

#[test]
fn movements_are_undone() {
    let x: f32![5, 2, 3] = Tensor::from_fn(|[i, j, k]| (6 * i + 3 * j + k) as f32);
    let (a, b, c) = back(&x);
    assert_eq!((&a, &b, &c), (&x, &x, &x));
}

#[computation]
fn splits(x: &i32![4, 3, 2]) -> (i32![2], i32![2], i32, i32, i32, i32) {
    (
        sum(x, [0, 1]),
        sum(sum(x, 1), 0),
        sum(x),
        sum(collapse(x, [0, 1, 2]), 0),
        reduce_max(reduce_max(x, 2)),
        reduce_max(transpose(x, [2, 0, 1])),
    )
}

#[test]
fn reductions_split_and_do_not_mind_the_order_of_dimensions() {
    let x = Tensor::from_fn(|[i, j, k]| ((7 * i + 5 * j + 3 * k) % 11) as i32);
    let (a, b, c, d, e, f) = splits(&x);
    assert_eq!((a, c, e), (b, d, f));
}

#[computation]
fn products(a: &f32![3, 4], b: &f32![4, 5]) -> (f32![3, 5], f32![3, 5], f32![3, 5]) {
    (
        dot(a, b),
        transpose(dot(transpose(b, [1, 0]), transpose(a, [1, 0])), [1, 0]),
        sum(
            broadcast_in_dim(a, [3, 4, 5], [0, 1]) * broadcast_in_dim(b, [3, 4, 5], [1, 2]),
            dimension = 1,
        ),
    )
}

#[test]
fn a_product_is_a_sum_and_turns_with_its_operands() {
    let a = Tensor::from_fn(|[i, j]| (i * 4 + j) as f32);
    let b = Tensor::from_fn(|[i, j]| (i * 5 + j) as f32 - 7.0);
    let (x, y, z) = products(&a, &b);
    assert_eq!(x, y);
    assert_eq!(x, z);
}

#[computation]
fn identities(
    x: &f32![4],
    p: &bool![4],
    n: &i32![4],
) -> (f32![4], f32![4], bool![4], i32![4], bool![4]) {
    (
        -(-x),
        (x + 0.0) * 1.0 / 1.0,
        !!p & true | false,
        (n ^ -1) ^ -1,
        (x < 2.0) == !(x >= 2.0),
    )
}

#[test]
fn identities_change_nothing() {
    let (x, p) = (
        tensor![1.5, -2.0, 3.0, f32::INFINITY],
        tensor![true, false, true, false],
    );
    let n = tensor![0, 1, i32::MIN, -7];
    let (a, b, c, d, e) = identities(&x, &p, &n);
    assert_eq!((a, b, c, d), (x, x, p, n));
    assert!(e.iter().all(|&holds| holds));
}

#[computation]
fn negative_zero(x: &f32![2]) -> (f32![2], f32![2]) {
    (x + 0.0, x * 0.0)
}

#[test]
fn adding_0_and_multiplying_by_0_are_not_simplified() {
    let (sum, product) = negative_zero(&tensor![-0.0, f32::INFINITY]);
    assert!(sum[[0]].is_sign_positive());
    assert!(product[[0]].is_sign_negative() && product[[1]].is_nan());
}
