//! Negative dimensions and indices, which count from the end.

use typed_xla::prelude::*;

#[computation]
fn reduced<N: Dim>(x: &f32![N, 3]) -> (f32![N], f32![3], f32![N, 3], i32![N]) {
    (
        sum(x, -1),
        sum(x, dimension = -2),
        softmax(x, -1) - softmax(x, 1),
        argmax(x, -1),
    )
}

#[test]
fn minus_one_is_the_last_dimension() {
    let (rows, columns, zero, at) = reduced(&tensor![[1.0, 5.0, 2.0], [7.0, 3.0, 4.0]]);
    assert_eq!(rows, tensor![8.0, 14.0]);
    assert_eq!(columns, tensor![8.0, 8.0, 6.0]);
    assert_eq!(zero, Tensor::zeros());
    assert_eq!(at, tensor![1, 0]);
}

/// Each result is compared with the same operation of dimensions that count from the front.
#[computation]
fn differences(
    x: &f32![2, 3, 4],
    b: &f32![4],
    m: &f32![2, 4],
    i: &i32![2, 1],
    rng: &mut Rng,
) -> f32 {
    let front = (
        concatenate((x, x), 2),
        stack((x, x), 3),
        rev(x, [0, 2]),
        transpose(x, [2, 0, 1]),
        take(x, [2i32, 0], 1),
        sort(x, dimension = 2),
        cumulative_sum(x, 1),
        x + b.along([2]),
        x * m.along([0, 2]),
        one_hot(i, 3, dimension = 2),
        roll(x, 1, 2),
        layer_norm(x, dimensions = 2),
        iota(f32, [2, 3], 1),
        dot_general(x, m, [0], [0], [2], [1]),
        collapse(x, [1, 2]),
        reduce(|a, b| a + b, x, 0.0, dimensions = [1, 2]),
    );
    let back = (
        concatenate((x, x), -1),
        stack((x, x), -1),
        rev(x, [-3, -1]),
        transpose(x, [-1, -3, 1]),
        take(x, [2i32, 0], -2),
        sort(x, dimension = -1),
        cumulative_sum(x, -2),
        x + b.along([-1]),
        x * m.along([0, -1]),
        one_hot(i, 3, dimension = -1),
        roll(x, 1, -1),
        layer_norm(x, dimensions = -1),
        iota(f32, [2, 3], -1),
        dot_general(x, m, [-3], [-2], [-1], [-1]),
        collapse(x, [-2, -1]),
        reduce(|a, b| a + b, x, 0.0, dimensions = [-1, -2]),
    );
    sum(abs(front - back)) + sum(rng_uniform(rng, 0.0f32, 1.0, [1])) * 0.0
}

#[test]
fn every_operation_with_dimensions_counts_from_the_end() {
    let x = Tensor::from_fn(|[i, j, k]| ((7 * i + 5 * j + 3 * k) % 11) as f32);
    let m = Tensor::from_fn(|[i, j]| (i + 2 * j) as f32);
    let mut rng = Rng::new(1);
    let found = differences(
        &x,
        &tensor![1.0, 2.0, 3.0, 4.0],
        &m,
        &tensor![[1], [2]],
        &mut rng,
    );
    assert_eq!(found, 0.0);
}

#[computation]
fn gathered(x: &f32![4, 3], i: &i32![2, 1]) -> f32![2, 3] {
    gather(
        x,
        i,
        [-1],
        [-2],
        [-2],
        index_vector_dim = -1,
        slice_sizes = [1, 3],
    )
}

#[test]
fn dimension_numbers_of_gather_count_from_the_end() {
    let x = Tensor::from_fn(|[i, j]| (10 * i + j) as f32);
    assert_eq!(
        gathered(&x, &tensor![[2], [0]]),
        tensor![[20.0, 21.0, 22.0], [0.0, 1.0, 2.0]]
    );
}

#[derive(Tensors)]
struct Net {
    layers: [f32; 3],
}

#[computation]
fn indexed<N: Dim>(x: &f32![N + 1, 3], net: &mut Net) -> (f32![3], f32![N + 1], f32![N, 2]) {
    net.layers[-1] = net.layers[-3] + 1.0;
    let mut y = x;
    y[(-1, -1)] = 100.0;
    (y[-1], x[(.., -1)], x[(..-1, -2..)])
}

#[test]
fn a_written_minus_counts_from_the_end() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]];
    let mut net = Net {
        layers: [1.0, 2.0, 3.0],
    };
    let (row, column, block) = indexed(&x, &mut net);
    assert_eq!(row, tensor![7.0, 8.0, 100.0]);
    assert_eq!(column, tensor![3.0, 6.0, 9.0]);
    assert_eq!(block, tensor![[2.0, 3.0], [5.0, 6.0]]);
    assert_eq!(net.layers, [1.0, 2.0, 2.0]);
}

#[computation]
fn listed(x: &f32![3]) -> f32![3] {
    x[[0, -1, -3]]
}

#[test]
fn listed_indices_count_from_the_end() {
    assert_eq!(listed(&tensor![5.0, 6.0, 7.0]), tensor![5.0, 7.0, 5.0]);
}

#[computation]
fn clamped(x: &f32![3], i: i32) -> (f32, f32) {
    (x[i - 1], x[-i])
}

#[test]
fn a_computed_negative_index_is_clamped() {
    assert_eq!(clamped(&tensor![5.0, 6.0, 7.0], 0), (5.0, 5.0));
    assert_eq!(clamped(&tensor![5.0, 6.0, 7.0], 3), (7.0, 5.0));
}

#[computation]
fn parted(x: &f32![2, 6]) -> (f32![2, 2], f32![2, 2], f32![1, 6]) {
    let (first, _, last) = split(x, parts = 3, dimension = -1);
    let mut rows = zeros(f32, [1, 6]);
    for row in split(x, parts = 2) {
        rows += row;
    }
    (first, last, rows)
}

#[test]
fn equal_parts_are_counted() {
    let (first, last, rows) = parted(&Tensor::from_fn(|[i, j]| (10 * i + j) as f32));
    assert_eq!(first, tensor![[0.0, 1.0], [10.0, 11.0]]);
    assert_eq!(last, tensor![[4.0, 5.0], [14.0, 15.0]]);
    assert_eq!(rows, tensor![[10.0, 12.0, 14.0, 16.0, 18.0, 20.0]]);
}
