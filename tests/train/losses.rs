//! Losses, and their gradients at special points.

use typed_xla::prelude::*;
use typed_xla::train::*;

use crate::assert_vector;

#[computation]
fn of_elements(x: &f64![2, 3], y: &f64![2, 3]) -> (f64![2, 3], f64![2, 3], f64![2, 3], f64![2, 3]) {
    (
        squared_error(x, y),
        huber_loss(x, y, 1.0),
        huber_loss(x, y, 0.5),
        sigmoid_binary_cross_entropy(x, y),
    )
}

#[computation]
fn of_rows(
    x: &f64![2, 3],
    y: &f64![2, 3],
    labels: &u8![2],
) -> (f64![2, 3], f64![2], f64![2], f64![2]) {
    let right = one_hot(labels, 3) as f64;
    (
        smooth_labels(right, 0.1),
        smoothed_cross_entropy(x, labels, 0.1),
        kl_divergence(log_softmax(x, 1), softmax(y, 1)),
        kl_divergence(log_softmax(x, 1), right),
    )
}

#[test]
fn losses_are_optax_s() {
    let x = tensor![[1.5, -0.5, 0.25], [-3.0, 40.0, 0.0]];
    let y = tensor![[0.5, 1.0, 0.0], [1.0, 0.25, 0.75]];
    let (squared, huber, huber_with, binary) = of_elements(&x, &y);
    assert_vector("squared", squared.as_slice(), 1e-15);
    assert_vector("huber", huber.as_slice(), 1e-15);
    assert_vector("huber with", huber_with.as_slice(), 1e-15);
    assert_vector("binary", binary.as_slice(), 1e-14);
    let (smooth, smoothed, kl, kl_of_zero) = of_rows(&x, &y, &tensor![2, 0]);
    assert_vector("smooth labels", smooth.as_slice(), 1e-15);
    assert_vector("smoothed", smoothed.as_slice(), 1e-14);
    assert_vector("kl", kl.as_slice(), 1e-14);
    assert_vector("kl of zero", kl_of_zero.as_slice(), 1e-14);
}

#[computation]
fn slopes(x: &f32![4], y: &f32![4]) -> (f32![4], f32![4]) {
    (
        grad(|x| sum(sigmoid_binary_cross_entropy(x, y)))(x),
        grad(|x| sum(huber_loss(x, y, 1.0)))(x),
    )
}

#[test]
fn gradients_are_finite_at_special_points() {
    let (binary, huber) = slopes(
        &tensor![0.0, 200.0, -200.0, 1.0],
        &tensor![1.0, 1.0, 1.0, 1.0],
    );
    let one = 1.0 / (1.0 + (-1.0f32).exp()) - 1.0;
    assert_eq!(binary.as_slice()[..3], [-0.5, 0.0, -1.0]);
    assert!((binary[[3]] - one).abs() < 1e-6);
    assert_eq!(huber.as_slice()[1..], [1.0, -1.0, 0.0]);
}
