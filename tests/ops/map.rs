//! `map`: a computation of scalars at each index.

use typed_xla::prelude::*;

#[computation]
fn mapped(x: &f32![2, 2], n: &i32![2, 2], s: f32) -> (f32![2, 2], bool![2, 2], f32![2, 2], f32) {
    (
        map(|a| a * a + 1.0, x),
        map(|a, k| a > k as f32, (x, n)),
        x.map(neg),
        map(
            |a: f32| -> f32 {
                let b = a * 2.0;
                b + 1.0
            },
            s,
        ),
    )
}

#[test]
fn closures_and_names_are_applied_at_each_index() {
    let x = tensor![[1.0, -2.0], [3.0, 0.5]];
    let (a, b, c, d) = mapped(&x, &tensor![[0, 0], [3, 0]], 4.0);
    assert_eq!(a, tensor![[2.0, 5.0], [10.0, 1.25]]);
    assert_eq!(b, tensor![[true, false], [false, true]]);
    assert_eq!((c, d), (tensor![[-1.0, 2.0], [-3.0, -0.5]], 9.0));
}

#[computation]
fn constant<N: Dim>(x: &f32![N]) -> (f32![N], f32![N]) {
    (map(|_| 3.0, x), map(|a| a / N, x))
}

#[test]
fn a_closure_may_ignore_its_parameter_and_see_sizes() {
    let (a, b) = constant(&tensor![2.0, 4.0]);
    assert_eq!((a, b), (tensor![3.0, 3.0], tensor![1.0, 2.0]));
}

#[computation]
fn ternary(p: &bool![3], x: &i64![3], y: &i64![3]) -> i64![3] {
    map(|p, a, b| select(p, max(a, b), min(a, b)), (p, x, y))
}

#[test]
fn a_computation_takes_scalars_of_several_types() {
    let y = ternary(
        &tensor![true, false, true],
        &tensor![1, 2, 3],
        &tensor![4, 1, 2],
    );
    assert_eq!(y, tensor![4, 1, 3]);
}

#[computation]
fn captured<N: Dim>(
    x: &f32![2, 2],
    scale: f32,
    w: &f32![N],
) -> (f32![2, 2], f32![2, 2], f32![2, 2]) {
    let shift = scale + 1.0;
    (
        map(|a| a * scale + sum(w), x),
        // Once for each index.
        x.map(|a| sum(w * a) - shift),
        // Uses no parameter.
        map(|_| max(w[0], scale), x),
    )
}

#[test]
fn a_closure_sees_scalars_and_whole_arrays() {
    let x = tensor![[1.0, -2.0], [3.0, 0.5]];
    let (a, b, c) = captured(&x, 2.0, &tensor![1.0, 2.0, 4.0]);
    assert_eq!(a, tensor![[9.0, 3.0], [13.0, 8.0]]);
    assert_eq!(b, tensor![[4.0, -17.0], [18.0, 0.5]]);
    assert_eq!(c, tensor![[2.0, 2.0], [2.0, 2.0]]);
}

#[computation]
fn looked_up(k: &i32![5], table: &f32![4], rows: &f32![4, 2]) -> (f32![5], f32![5], f32![5]) {
    (
        map(|k| take(table, k), k),
        map(|k| sum(dynamic_slice(rows, (k, 0i32), [1, 2])), k),
        map(
            |k| {
                let around = dynamic_slice(table, k - 1, [2]);
                max(around[0], around[1]) * 10.0
            },
            k,
        ),
    )
}

#[test]
fn the_parameter_of_a_closure_indexes_captured_arrays() {
    let k = tensor![0, 3, 1, -7, 9];
    let table = tensor![1.0, 2.0, 5.0, 3.0];
    let rows = tensor![[1.0, 1.5], [2.0, 2.5], [3.0, 3.5], [4.0, 4.5]];
    let (elements, sums, pairs) = looked_up(&k, &table, &rows);
    assert_eq!(elements, tensor![1.0, 3.0, 2.0, 1.0, 3.0]);
    assert_eq!(sums, tensor![2.5, 8.5, 4.5, 2.5, 8.5]);
    assert_eq!(pairs, tensor![20.0, 50.0, 20.0, 20.0, 50.0]);
}

#[derive(Clone, Tensors)]
struct Line {
    slope: f32![],
    offset: f32![],
}

#[computation]
fn inner(a: f32, w: &f32![3]) -> f32 {
    sum(softmax(w * a, 0) * w)
}

#[computation]
fn nested(x: &f32![2], line: &Line, w: &f32![3]) -> (f32![2], f32![2], f32![2]) {
    (
        map(|a| a * line.slope + line.offset, x),
        // A closure inside a closure captures from both scopes.
        map(|a| sum(map(|b| b * a + line.offset, w)), x),
        map(|a| inner(a, w), x),
    )
}

#[test]
fn records_are_captured_and_computations_called() {
    let line = Line {
        slope: Tensor::full(2.0),
        offset: Tensor::full(1.0),
    };
    let w = tensor![1.0, 2.0, 3.0];
    let (a, b, c) = nested(&tensor![0.5, 0.0], &line, &w);
    assert_eq!((a, b), (tensor![2.0, 1.0], tensor![6.0, 3.0]));
    let weights = [0.5f32, 1.0, 1.5].map(f32::exp);
    let expected = (weights[0] + 2.0 * weights[1] + 3.0 * weights[2]) / weights.iter().sum::<f32>();
    assert!((c.as_slice()[0] - expected).abs() < 1e-6, "{c} {expected}");
    assert_eq!(c.as_slice()[1], 2.0);
}

#[computation]
fn of_each(x: &f32![2, 2]) -> (f32![2, 2], f32![2, 2]) {
    // Arrays that a closure computes from its parameter are sliced, concatenated and transposed for all indices at
    // once.
    let w = iota(f32, [3]);
    (
        map(
            |a| {
                let all = concatenate((w * a, rev(w + a, 0)), 0);
                sum(slice(all, [1], [5], strides = [2]))
            },
            x,
        ),
        map(
            |a| sum(dynamic_slice(w * a, 1i32, [2]) * take(w * a, [0, 2])),
            x,
        ),
    )
}

#[test]
fn arrays_are_made_of_a_parameter() {
    let x = tensor![[1.0, 2.0], [0.0, -1.0]];
    let (a, b) = of_each(&x);
    // all = [0, a, 2a, 2 + a, 1 + a, a]; elements 1 and 3.
    assert_eq!(a, tensor![[4.0, 6.0], [2.0, 0.0]]);
    assert_eq!(b, tensor![[4.0, 16.0], [0.0, 4.0]]);
}

#[computation]
fn looped(x: &i32![4]) -> (i32![4], i32![4]) {
    (
        // The number of steps to 1: a loop that ends at a different time for each index.
        map(
            |a| {
                let mut n = a;
                let mut steps = 0i32;
                while n > 1 {
                    n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
                    steps += 1;
                }
                steps
            },
            x,
        ),
        // A loop that would never end for negative numbers.
        map(
            |a| {
                if a > 0 {
                    let mut n = a;
                    let mut sum = 0i32;
                    while n != 0 {
                        sum += n;
                        n -= 1;
                    }
                    sum
                } else {
                    -1
                }
            },
            x,
        ),
    )
}

#[test]
fn a_loop_ends_for_each_index_by_itself() {
    let (steps, sums) = looped(&tensor![6, -3, 7, 1]);
    assert_eq!(steps, tensor![8, 0, 16, 0]);
    assert_eq!(sums, tensor![21, -1, 28, 1]);
}

#[computation]
fn varied(x: &f32![4], k: &i32![4], w: &f32![3]) -> (f32![4], f32![4], f32![4]) {
    (
        map(|a| reduce(add, w, a), x),
        map(
            |a, k| {
                let row = dynamic_update_slice(w, broadcast(a, [1]), k);
                sum(row * w)
            },
            (x, k),
        ),
        map(|a| reduce(|p, q| p + q + p * q, w, a), x),
    )
}

#[test]
fn initial_values_and_updates_may_differ_at_each_index() {
    let (x, k) = (tensor![1.0, -2.0, 3.0, 0.5], tensor![0, 2, -5, 9]);
    let (sums, updated, products) = varied(&x, &k, &tensor![1.0, 2.0, 4.0]);
    assert_eq!(sums, tensor![8.0, 5.0, 10.0, 7.5]);
    assert_eq!(updated, tensor![21.0, -3.0, 23.0, 7.0]);
    // 1 + result is the product of 1 + element.
    assert_eq!(products, tensor![59.0, -31.0, 119.0, 44.0]);
}
