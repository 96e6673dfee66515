//! Arrays without elements: static, generic and dynamic sizes of 0 have NumPy's values.

use typed_xla::prelude::*;

/// Calls a generic computation with arrays of static sizes, and of dynamic ones.
macro_rules! both {
    ($f:ident($($x:ident: $dynamic:ty),*) == $expected:expr) => {{
        assert_eq!($f($(&$x),*), $expected, "static {}", stringify!($f));
        $(let $x: $dynamic = $x.try_into().unwrap();)*
        assert_eq!($f($(&$x),*), $expected, "dynamic {}", stringify!($f));
    }};
}

#[computation]
fn reductions<N: Dim>(x: &f64![N]) -> (f64, f64, f64, f64, f64, bool, bool) {
    (
        sum(x),
        product(x),
        reduce_max(x),
        reduce_min(x),
        global_norm(x),
        all(x == 0.0),
        any(x == 0.0),
    )
}

#[computation]
fn means<N: Dim>(x: &f64![N, 2]) -> (f64![2], f64![2], f64) {
    (mean(x, 0), variance(x, 0), logsumexp(x, [0, 1]))
}

#[test]
fn reductions_return_their_initial_values() {
    let x: f64![0] = Tensor::zeros();
    let inf = f64::INFINITY;
    both!(reductions(x: f64![?]) == (0.0, 1.0, -inf, inf, 0.0, true, false));
    let x: f64![0, 2] = Tensor::zeros();
    let dynamic: f64![?, 2] = x.try_into().unwrap();
    for (mean, variance, log) in [means(&x), means(&dynamic)] {
        assert!(mean.iter().chain(variance.iter()).all(|x| x.is_nan()));
        assert_eq!(log, -inf);
    }
}

/// Returns the sum of each result.
#[computation]
fn rows<N: Dim>(x: &f64![N]) -> (f64, f64, f64, f64, f64) {
    (
        sum(softmax(x)),
        sum(log_softmax(x)),
        sum(sort(x)),
        sum(cumulative_sum(x, 0)),
        sum(cumulative_max(x, 0)),
    )
}

#[test]
fn operations_along_no_elements_return_none() {
    let x: f64![0] = Tensor::zeros();
    both!(rows(x: f64![?]) == (0.0, 0.0, 0.0, 0.0, 0.0));
}

#[computation]
fn matrices<N: Dim>(a: &f64![N, N], b: &f64![N, 3]) -> (f64, f64, f64, f64) {
    let (q, r) = qr(a);
    (
        sum(cholesky(a)),
        sum(inverse(a)),
        sum(solve(a, b)),
        sum(dot(q, r)),
    )
}

#[computation]
fn numbers<N: Dim>(a: &f64![N, N]) -> (f64, f64, f64, f64) {
    let (sign, log) = slogdet(a);
    (det(a), sign, log, trace(a))
}

#[computation]
fn products<N: Dim>(x: &f64![2, N], y: &f64![N, 2], a: &f64![N]) -> (f64![2, 2], f64, f64) {
    (dot(x, y), sum(outer(a, a)), sum(dot(y, x)))
}

#[computation]
fn spectral(a: &f64![0, 0]) -> (f64![0, 0], f64![0], f64![0, 0], f64![0], f64![0, 0]) {
    let (u, s, vh) = svd(a);
    let (values, vectors) = eigh(a);
    (u, s, vh, values, vectors)
}

#[test]
fn matrices_of_no_rows_are_factors_of_themselves() {
    let a: f64![0, 0] = Tensor::zeros();
    let b: f64![0, 3] = Tensor::zeros();
    both!(matrices(a: f64![?, ?], b: f64![?, 3]) == (0.0, 0.0, 0.0, 0.0));
    both!(numbers(a: f64![?, ?]) == (1.0, 1.0, 0.0, 0.0));
    let x: f64![2, 0] = Tensor::zeros();
    let y: f64![0, 2] = Tensor::zeros();
    let none: f64![0] = Tensor::zeros();
    both!(products(x: f64![2, ?], y: f64![?, 2], none: f64![?]) == (Tensor::zeros(), 0.0, 0.0));
    assert_eq!(spectral(&a), (a, none, a, none, a));
}

#[computation]
fn moved<N: Dim>(x: &f64![N, 2], index: &i32![N]) -> (f64, f64, f64![3, 2], f64) {
    let table: f64![3, 2] = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let picked = take(table, index, 0);
    let losses = cross_entropy(x, index);
    let added = index_add(table, index, picked + x);
    (
        sum(picked),
        sum(losses),
        added,
        sum(one_hot(index, 3) as f64),
    )
}

#[test]
fn no_indices_move_nothing() {
    let x: f64![0, 2] = Tensor::zeros();
    let index: i32![0] = Tensor::zeros();
    let table: f64![3, 2] = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    both!(moved(x: f64![?, 2], index: i32![?]) == (0.0, 0.0, table, 0.0));
}

#[computation]
fn images<N: Dim>(x: &f32![N, 1, 6, 6]) -> (f32, f32) {
    let w: f32![2, 1, 3, 3] = ones(f32, [2, 1, 3, 3]);
    let pooled = reduce_window(
        max,
        x,
        f32::NEG_INFINITY,
        window_dimensions = [1, 1, 2, 2],
        window_strides = [1, 1, 2, 2],
    );
    (sum(conv(x, w)), sum(pooled))
}

#[test]
fn a_batch_of_no_images_yields_none() {
    let x: f32![0, 1, 6, 6] = Tensor::zeros();
    both!(images(x: f32![?, 1, 6, 6]) == (0.0, 0.0));
}
