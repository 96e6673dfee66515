//! Closures of folds that capture values: `reduce`, `reduce_window`, `scatter`, `sort`.

use typed_xla::prelude::*;

#[computation]
fn weighted(x: &f32![3, 4], scale: f32, w: &f32![5]) -> (f32![3], f32, f32![4], f32) {
    let two = 2.0f32;
    (
        reduce(|a, b| a + b * scale, x, 0.0, 1),
        reduce(|a, b| max(a, b) + sum(w) * w[1], x, scale),
        reduce(|a, b| a + b * two * scale - scale, x, 0.0, 0),
        reduce(|a, _| a * scale, x, 1.0),
    )
}

#[test]
fn a_reduction_sees_scalars_and_what_is_computed_of_arrays() {
    let x: f32![3, 4] = Tensor::from_fn(|[i, j]| (4 * i + j) as f32);
    let w = tensor![1.0, 0.5, 0.0, -1.0, 1.5];
    let (rows, folded, columns, power) = weighted(&x, 3.0, &w);
    assert_eq!(rows, tensor![18.0, 66.0, 114.0]);
    let expected = x.iter().fold(3.0f32, |a, b| a.max(*b) + 2.0 * 0.5);
    assert_eq!(folded, expected);
    assert_eq!(columns, tensor![63.0, 81.0, 99.0, 117.0]);
    assert_eq!(power, 3.0f32.powi(12));
}

#[computation]
fn several(
    x: &i32![?],
    y: &f64![?],
    step: i32,
    scale: f64,
) -> Result<(i32, f64), typed_xla::Error> {
    Ok(reduce(
        |a, b, c, d| (a + c + step, b + d * scale),
        (x, y),
        (0i32, 0.0f64),
    ))
}

#[test]
fn arrays_folded_as_one_see_scalars_of_other_types() {
    let (x, y) = (
        Tensor::from_vec(vec![1, 2, 3]).unwrap(),
        Tensor::from_vec(vec![0.5, 1.0, 2.0]).unwrap(),
    );
    assert_eq!(several(&x, &y, 10, 4.0).unwrap(), (36, 14.0));
    let none = (
        Tensor::from_vec(vec![]).unwrap(),
        Tensor::from_vec(vec![]).unwrap(),
    );
    assert_eq!(several(&none.0, &none.1, 10, 4.0).unwrap(), (0, 0.0));
}

#[computation]
fn windows<N: Dim>(x: &f32![N], scale: f32) -> (f32![N], f32![1 + (N - 1) / 2]) {
    (
        reduce_window(|a, b| a + b * scale, x, 0.0, [3], padding = "SAME"),
        reduce_window(
            |a, b| a * scale + b,
            x,
            1.0,
            [2],
            window_strides = [2],
            padding = [(0, 1)],
        ),
    )
}

#[test]
fn a_window_sees_scalars() {
    let (sums, pairs) = windows(&tensor![1.0, 2.0, 3.0, 4.0], 2.0);
    assert_eq!(sums, tensor![6.0, 12.0, 18.0, 14.0]);
    assert_eq!(pairs.to_vec(), [8.0, 14.0]);
}

#[computation]
fn scattered(x: &f32![4], i: &i32![3], u: &f32![3], scale: f32) -> f32![4] {
    scatter(|a, b| a + b * scale, x, i, u, [], [0], [0], 1)
}

#[test]
fn a_scatter_sees_scalars() {
    let found = scattered(
        &tensor![1.0, 1.0, 1.0, 1.0],
        &tensor![2, 0, 2],
        &tensor![1.0, 2.0, 3.0],
        10.0,
    );
    assert_eq!(found, tensor![21.0, 1.0, 41.0, 1.0]);
}

#[computation]
fn sorted(x: &f32![2, 4], around: f32, v: &i32![2, 4]) -> (f32![2, 4], (f32![2, 4], i32![2, 4])) {
    (
        sort(
            x,
            |a, b| abs(a - around) < abs(b - around),
            is_stable = true,
        ),
        sort(
            (x, v),
            |a, b, _, _| a * around < b * around,
            is_stable = true,
        ),
    )
}

#[test]
fn a_comparator_sees_scalars() {
    let x = tensor![[1.0, 2.0, 3.0, 4.0], [4.0, 0.0, 2.5, 3.0]];
    let v = tensor![[0, 1, 2, 3], [0, 1, 2, 3]];
    let (near, (down, places)) = sorted(&x, 3.0, &v);
    assert_eq!(near, tensor![[3.0, 2.0, 4.0, 1.0], [3.0, 2.5, 4.0, 0.0]]);
    assert_eq!(down, tensor![[1.0, 2.0, 3.0, 4.0], [0.0, 2.5, 3.0, 4.0]]);
    assert_eq!(places, tensor![[0, 1, 2, 3], [1, 2, 3, 0]]);
    let (_, (up, _)) = sorted(&x, -1.0, &v);
    assert_eq!(up, tensor![[4.0, 3.0, 2.0, 1.0], [4.0, 3.0, 2.5, 0.0]]);
}

#[computation]
fn in_a_loop(x: &f32![3]) -> f32 {
    let mut total = 1.0f32;
    for _ in 0..3 {
        total = reduce(|a, b| a + b * total, x, 0.0);
    }
    total
}

#[test]
fn a_closure_sees_the_state_of_a_loop() {
    assert_eq!(in_a_loop(&tensor![1.0, 0.5, 0.5]), 8.0);
}

#[computation]
fn helper(a: f32, b: f32, w: &f32![2]) -> f32 {
    a + b * w[0] + w[1]
}

#[computation]
fn through_a_call(x: &f32![3], w: &f32![2]) -> f32 {
    reduce(|a, b| helper(a, b, w), x, 0.0)
}

#[test]
fn a_called_computation_gets_what_the_closure_sees() {
    assert_eq!(
        through_a_call(&tensor![1.0, 2.0, 3.0], &tensor![2.0, 10.0]),
        42.0
    );
}
