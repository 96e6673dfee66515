//! `dot_general`: any batch and contracting dimensions; the result has the batch, left and right dimensions in this
//! order.

use typed_xla::prelude::*;

#[computation]
fn batched(a: &i32![2, 2, 3], b: &i32![2, 3, 2]) -> (i32![2, 2, 2], i32![2, 2, 2]) {
    (
        dot_general(a, b, [0], [0], [2], [1]),
        dot_general(
            transpose(a, [1, 2, 0]),
            transpose(b, [1, 2, 0]),
            lhs_batching_dimensions = [2],
            rhs_batching_dimensions = [2],
            lhs_contracting_dimensions = [1],
            rhs_contracting_dimensions = [0],
        ),
    )
}

#[test]
fn batches_are_multiplied_one_by_one_wherever_they_lie() {
    let a = Tensor::from_fn(|[n, i, k]| (6 * n + 3 * i + k) as i32);
    let b = Tensor::from_fn(|[n, k, j]| (n + 2 * k) as i32 - j as i32);
    let (y, z) = batched(&a, &b);
    for (n, i, j) in (0..8).map(|x| (x / 4, x / 2 % 2, x % 2)) {
        let expected: i32 = (0..3).map(|k| a[[n, i, k]] * b[[n, k, j]]).sum();
        assert_eq!(y[[n, i, j]], expected, "{n} {i} {j}");
    }
    assert_eq!(y, z);
}

#[computation]
fn outer(x: &f32![2], y: &f32![3], s: f32) -> (f32![2, 3], f32![2], f32) {
    (dot_general(x, y), dot_general(x, s), dot_general(s, s))
}

#[test]
fn with_nothing_to_contract_it_is_the_outer_product() {
    let (a, b, c) = outer(&tensor![1.0, 2.0], &tensor![3.0, 4.0, 5.0], 10.0);
    assert_eq!(a, tensor![[3.0, 4.0, 5.0], [6.0, 8.0, 10.0]]);
    assert_eq!((b, c), (tensor![10.0, 20.0], 100.0));
}

#[computation]
fn contracted(
    a: &f32![2, 3, 4],
    b: &f32![4, 5, 2],
    c: &f32![2, 3, 4],
) -> (f32![3, 5], f32, f32![2, 3]) {
    (
        dot_general(
            a,
            b,
            lhs_contracting_dimensions = [0, 2],
            rhs_contracting_dimensions = [2, 0],
        ),
        dot_general(a, c, [], [], [0, 1, 2], [0, 1, 2]),
        dot_general(a, c, [0, 1], [0, 1], [2], [2]),
    )
}

#[test]
fn several_dimensions_contract_and_all_may_be_batches() {
    let a = Tensor::from_fn(|[i, j, k]| (i + 2 * j + 3 * k) as f32);
    let b = Tensor::from_fn(|[k, m, i]| (k * m + i) as f32 - 2.0);
    let c = Tensor::from_fn(|[i, j, k]| (i * j * k) as f32 + 1.0);
    let (y, s, r) = contracted(&a, &b, &c);
    for (j, m) in (0..15).map(|x| (x / 5, x % 5)) {
        let terms = (0..8)
            .map(|x| (x / 4, x % 4))
            .map(|(i, k)| a[[i, j, k]] * b[[k, m, i]]);
        assert_eq!(y[[j, m]], terms.sum::<f32>(), "{j} {m}");
    }
    let row = |i, j| (0..4).map(|k| a[[i, j, k]] * c[[i, j, k]]).sum::<f32>();
    for (i, j) in (0..6).map(|x| (x / 3, x % 3)) {
        assert_eq!(r[[i, j]], row(i, j));
    }
    assert_eq!(s, r.iter().sum::<f32>());
}
