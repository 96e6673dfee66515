//! `check_grads` accepts right derivatives, and names the leaf and the mode of a wrong one.

use typed_xla::prelude::*;
use typed_xla::testing::{GradientCheck, check_grads, check_jvp, check_vjp};

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Layer {
    w: f64![3, 2],
    b: f64![2],
    scale: f64,
}

impl Layer {
    fn new() -> Layer {
        Layer {
            w: Tensor::from_fn(|[i, j]| 0.3 * i as f64 - 0.7 * j as f64 + 0.1),
            b: tensor![0.25, -0.5],
            scale: 1.5,
        }
    }
}

fn points() -> f64![4, 3] {
    Tensor::from_fn(|[i, j]| (1.3 * i as f64 + 0.4 * (j * j) as f64).sin())
}

#[computation]
fn layer(p: &Layer, x: &f64![4, 3]) -> f64![4, 2] {
    p.scale * tanh(dot(x, p.w) + p.b.along([1]))
}

#[computation]
fn check_layer(p: &Layer, x: &f64![4, 3]) -> GradientCheck<(Layer, f64![4, 3])> {
    check_grads(|(p, x)| layer(p, x), (p, x))
}

#[computation]
fn check_second(p: &Layer, x: &f64![4, 3]) -> GradientCheck<Layer> {
    check_grads(|p| grad(|p| sum(layer(p, x)))(p), p)
}

#[test]
fn right_derivatives_pass() {
    let (p, x) = (Layer::new(), points());
    let found = check_layer(&p, &x);
    found.verify(1e-8).unwrap();
    // Not trivially: each leaf has a derivative.
    let some = |x: &[f64]| x.iter().all(|x| x.abs() > 1e-3);
    let (of_p, of_x) = &found.differences;
    assert!(some(of_p.w.as_slice()) && some(of_p.b.as_slice()) && some(&[of_p.scale]));
    assert!(some(of_x.as_slice()));
    check_second(&p, &x).verify(1e-8).unwrap();
}

/// The product of the arguments, with a wrong tangent for the second.
#[computation(jvp = half_jvp)]
fn half(x: &f64![3], y: f64) -> f64![3] {
    x * y
}

#[computation]
fn half_jvp(x: &f64![3], y: f64, dx: &f64![3], dy: f64) -> (f64![3], f64![3]) {
    (x * y, dx * y + 0.5 * x * dy)
}

#[computation]
fn check_half(x: &f64![3], y: f64) -> GradientCheck<(f64![3], f64)> {
    check_grads(|(x, y)| half(x, y), (x, y))
}

#[test]
fn a_wrong_leaf_is_named() {
    let check = check_half(&tensor![1.0, 2.0, -0.5], 3.0);
    let wrong = check.verify(1e-6).unwrap_err();
    assert_eq!(wrong.leaf, "1");
    assert!((wrong.found / wrong.expected - 0.5).abs() < 1e-8);
    let text = wrong.to_string();
    let start = format!("{} mode by `1`: expected ", wrong.mode);
    assert!(
        text.starts_with(&start) && text.contains("by differences, found "),
        "{text}"
    );
    assert!(check.verify(1.0).is_ok());
}

/// A function whose rule for the gradient is right, or wrong in one element.
#[computation(vjp = squared_vjp)]
fn squared(x: &f64![4], wrong: bool) -> f64![4] {
    if wrong { x * x } else { x * x }
}

#[computation]
fn squared_vjp(x: &f64![4], wrong: bool, d: &f64![4]) -> f64![4] {
    let first = iota(i32, 4) == 0;
    2.0 * x * d + select(first, select(wrong, 0.1f64, 0.0), 0.0)
}

#[computation]
fn check_squared(x: &f64![4], wrong: bool) -> GradientCheck<f64![4]> {
    check_vjp(|x| squared(x, wrong), x)
}

#[test]
fn one_wrong_element_of_a_gradient_is_found() {
    let x = tensor![1.0, -2.0, 0.5, 3.0];
    check_squared(&x, false).verify(1e-8).unwrap();
    let wrong = check_squared(&x, true).verify(1e-3).unwrap_err();
    assert_eq!((wrong.leaf.as_str(), wrong.mode), ("0", "reverse"));
}

#[computation]
fn rounds(x: f32, n: i32) -> f32 {
    let mut y = x;
    let mut i = 0i32;
    while i < n {
        y = sin(y) + x;
        i += 1;
    }
    y
}

#[computation]
fn check_rounds(x: f32, n: i32) -> GradientCheck<f32> {
    check_jvp(|x| rounds(x, n), x)
}

#[computation]
fn check_halves(x: &(bf16![3], f32![2, 2])) -> GradientCheck<(bf16![3], f32![2, 2])> {
    check_grads(|(x, y)| sum(x * x) as f32 * sum(exp(y)), x)
}

#[test]
fn other_element_types_and_forward_mode_alone() {
    check_rounds(0.7, 5).verify(1e-2).unwrap();
    assert!(check_rounds(0.7, 5).verify(1e-9).is_err());
    let x: bf16![3] = Tensor::from_vec([1.0, -0.5, 2.0].map(bf16::from_f32).to_vec()).unwrap();
    check_halves(&(x, tensor![[0.1, 0.2], [-0.3, 0.4]]))
        .verify(0.1)
        .unwrap();
}

#[computation]
fn rooted(x: f64) -> f64 {
    sqrt(x)
}

#[computation]
fn check_rooted(x: f64) -> GradientCheck<f64> {
    check_grads(rooted, x)
}

#[test]
fn a_derivative_that_is_no_number_is_wrong() {
    check_rooted(2.0).verify(1e-8).unwrap();
    // Differences at 0 are NaN, and the derivative is infinite.
    let wrong = check_rooted(0.0).verify(1e-8).unwrap_err();
    assert!(wrong.expected.is_nan() && wrong.found.is_infinite());
}
