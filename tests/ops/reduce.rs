//! `reduce` with any computation over any dimensions.

use typed_xla::prelude::*;

#[computation]
fn dimensions(
    x: &i32![2, 3, 2],
) -> (
    i32![3, 2],
    i32![2, 2],
    i32![2],
    i32,
    i32![2, 1, 2],
    i32![2, 3, 2],
) {
    (
        reduce(add, x, 0, dimensions = [0]),
        reduce(|a, b| a + b, x, 0, dimensions = [1]),
        x.reduce(add, 0, [0, 1]),
        reduce(add, x, 0),
        reduce(add, x, 0, 1, keep = true),
        reduce(add, x, 0, dimensions = []),
    )
}

#[test]
fn any_dimensions_fold() {
    let x = Tensor::from_fn(|[i, j, k]| (6 * i + 2 * j + k) as i32);
    let (a, b, c, d, e, f) = dimensions(&x);
    assert_eq!(a, tensor![[6, 8], [10, 12], [14, 16]]);
    assert_eq!(b, tensor![[6, 9], [24, 27]]);
    assert_eq!((c, d), (tensor![30, 36], 66));
    assert_eq!((e, f), (tensor![[[6, 9]], [[24, 27]]], x));
}

#[computation]
fn computations(x: &f32![4], p: &bool![4], n: &u8![4]) -> (f32, f32, f32, bool, bool, u8, f32) {
    (
        reduce(mul, x, 1.0),
        reduce(max, x, -1.0e30),
        reduce(|a, b| min(b, a), x, 1.0e30),
        reduce(and, p, true),
        reduce(or, p, false),
        reduce(xor, n, 0),
        reduce(|a, b| max(abs(a), abs(b)), x, 0.0),
    )
}

#[test]
fn any_computation_folds() {
    let results = computations(
        &tensor![1.0, -5.0, 2.0, 3.0],
        &tensor![true, false, true, true],
        &tensor![1, 2, 4, 7],
    );
    assert_eq!(results, (-30.0, 3.0, -5.0, false, true, 0, 5.0));
}

#[computation]
fn initial(x: &f32![2, 2], none: &f32![0], init: f32) -> (f32![2], f32, f32) {
    (
        reduce(add, x, init, 1),
        reduce(mul, none, init),
        reduce(add, x, 10.0),
    )
}

#[test]
fn the_initial_value_counts_once_and_is_the_fold_of_nothing() {
    let (a, b, c) = initial(&tensor![[1.0, 2.0], [3.0, 4.0]], &Tensor::zeros(), 100.0);
    assert_eq!((a, b, c), (tensor![103.0, 107.0], 100.0, 20.0));
}

#[computation]
fn long(x: &f32![1000, 1000]) -> (f32![1000], f32![1000], f32) {
    (reduce(add, x, 0.0, 0), reduce(add, x, 0.0, 1), sum(x))
}

#[test]
fn long_folds_are_exact_where_every_partial_sum_is() {
    let x = Tensor::from_fn(|[i, j]| ((i + j) % 8) as f32);
    let (columns, rows, total) = long(&x);
    assert!(columns.iter().chain(rows.iter()).all(|&s| s == 3500.0));
    assert_eq!(total, 3_500_000.0);
}

#[computation]
fn extremes(x: &f32![3, 4]) -> (f32![3], i32![3], f32, i32) {
    let i = iota(i32, [3, 4], dimension = 1);
    let none = (-1.0f32, 0i32);
    let (greatest, place) = reduce(
        |a, i, b, j| (max(a, b), select(a >= b, i, j)),
        (x, i),
        none,
        dimension = 1,
    );
    let (sum, count) = reduce(|a, i, b, _| (a + b, i + 1), (x, i), (0.0f32, 0i32));
    (greatest, place, sum, count)
}

#[test]
fn several_arrays_are_folded_as_one() {
    let x = tensor![
        [1.0, 5.0, 2.0, 5.0],
        [7.0, 0.0, 3.0, 1.0],
        [0.0, 0.5, 0.0, 8.0]
    ];
    let (greatest, place, sum, count) = extremes(&x);
    assert_eq!(
        (greatest, place),
        (tensor![5.0, 7.0, 8.0], tensor![1, 0, 3])
    );
    assert_eq!((sum, count), (32.5, 12));
}

#[computation]
fn both(sum: i32, product: c64, x: i32, y: c64) -> (i32, c64) {
    (sum + x, product * y)
}

#[computation]
fn named<N: Dim>(x: &i32![N, 2], y: &c64![N, 2]) -> (i32![1, 2], c64![1, 2]) {
    reduce(
        both,
        (x, y),
        (0i32, convert(1.0f32, c64)),
        dimension = 0,
        keep = true,
    )
}

#[test]
fn a_named_computation_folds_arrays_of_any_types() {
    let i = c64::new(0.0, 1.0);
    let (sum, product) = named(&tensor![[1, 2], [3, 4]], &tensor![[i, i], [i, c64::ONE]]);
    assert_eq!((sum, product), (tensor![[4, 6]], tensor![[-c64::ONE, i]]));
}

#[computation]
fn choices(x: &f32![2, 3], n: &i32![6]) -> (f32![2], (i32, i32), i32, f32![2, 3], i32![6]) {
    let largest = reduce(
        |a, b| if a > b { a } else { b },
        x,
        f32::NEG_INFINITY,
        dimensions = 1,
    );
    let places = iota(i32, [6], 0);
    let first = reduce(
        |a, i, b, j| {
            if a > b || (a == b && i < j) {
                (a, i)
            } else {
                (b, j)
            }
        },
        (n, places),
        (-1i32, 6i32),
    );
    let cut = reduce(
        |a, b| match min(b, 2) {
            0 => a,
            1 => a + 1,
            _ => a + 10,
        },
        n,
        0,
    );
    let windows = reduce_window(
        |a, b| if b > 1.0 { a * b } else { a },
        x,
        1.0,
        [2, 1],
        padding = [(1, 0), (0, 0)],
    );
    let sorted = sort(n, |a, b| if a % 2 == b % 2 { a < b } else { a % 2 < b % 2 });
    (largest, first, cut, windows, sorted)
}

#[test]
fn computations_choose_between_scalars() {
    let x = tensor![[1.0, 5.0, 2.0], [0.5, -1.0, 3.0]];
    let (largest, first, _, windows, sorted) = choices(&x, &tensor![3, 9, 4, 9, 0, 1]);
    assert_eq!((largest, first), (tensor![5.0, 3.0], (9, 1)));
    assert_eq!(windows, tensor![[1.0, 5.0, 2.0], [1.0, 5.0, 6.0]]);
    assert_eq!(sorted, tensor![0, 4, 1, 3, 9, 9]);
    let (_, _, cut, ..) = choices(&x, &tensor![0, 0, 0, 0, 0, 1]);
    assert_eq!(cut, 1);
}
