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
fn losses_have_the_values_of_optax() {
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

const INF: f32 = f32::INFINITY;

#[computation]
fn binary_at(x: &f32![8], y: &f32![8]) -> (f32![8], f32![8], f32![8]) {
    let losses = sigmoid_binary_cross_entropy(x, y);
    let total = |x, y| sum(sigmoid_binary_cross_entropy(x, y));
    (losses, grad(|x| total(x, y))(x), grad(|y| total(x, y))(y))
}

#[test]
fn a_binary_class_of_probability_0_adds_nothing() {
    let x = tensor![INF, -INF, INF, -INF, INF, -INF, 0.0, 2.0];
    let y = tensor![1.0, 0.0, 0.0, 1.0, 0.5, 0.5, 0.25, 0.25];
    let (losses, by_x, by_y) = binary_at(&x, &y);
    assert_eq!(losses.as_slice()[..6], [0.0, 0.0, INF, INF, INF, INF]);
    // The logistic function less the label.
    assert_eq!(by_x.as_slice()[..7], [0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 0.25]);
    assert!((by_x[[7]] - (0.880_797_1 - 0.25)).abs() < 1e-6);
    // Minus the logit, where it is finite or counts.
    assert_eq!(by_y.as_slice(), [0.0, 0.0, -INF, INF, -INF, INF, 0.0, -2.0]);
}

#[computation]
fn divergence(logs: &f32![5, 3], t: &f32![5, 3]) -> (f32![5], f32![5, 3], f32![5, 3]) {
    let total = |logs, t| sum(kl_divergence(logs, t));
    (
        kl_divergence(logs, t),
        grad(|logs| total(logs, t))(logs),
        grad(|t| total(logs, t))(t),
    )
}

#[test]
fn a_target_of_0_adds_nothing_to_a_divergence() {
    let half = 0.5f32.ln();
    let logs = tensor![
        [-INF, half, half],
        [half, half, -INF],
        [half, -INF, half],
        [-INF, 0.0, -INF],
        [half, half, -INF]
    ];
    let targets = tensor![
        [0.0, 1.0, 0.0],
        [0.5, 0.5, 0.0],
        [0.0, 0.5, 0.5],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0]
    ];
    let (losses, by_logs, by_targets) = divergence(&logs, &targets);
    assert_eq!(losses.as_slice(), [-half, 0.0, INF, 0.0, 0.0]);
    assert!(
        by_logs.iter().zip(targets.iter()).all(|(g, t)| *g == -t),
        "{by_logs:?}"
    );
    let expected = [
        [0.0, 1.0 - half, -half],
        [1.0, 1.0, 0.0],
        [-half, INF, 1.0],
        [0.0, 1.0, 0.0],
        [-half, -half, 0.0],
    ];
    assert_eq!(by_targets.as_slice(), expected.as_flattened());
}

#[computation]
fn entropy(x: &f32![3, 3], t: &f32![3, 3]) -> (f32![3], f32![3, 3], f32![3, 3]) {
    let total = |x, t| sum(cross_entropy(x, t));
    (
        cross_entropy(x, t),
        grad(|x| total(x, t))(x),
        grad(|t| total(x, t))(t),
    )
}

#[test]
fn the_cross_entropy_has_its_slope_also_at_a_probability_of_0() {
    let x = tensor![[0.0, 0.0, -INF], [0.0, -INF, -INF], [-INF, 0.0, 0.0]];
    let t = tensor![[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]];
    let (losses, by_x, by_t) = entropy(&x, &t);
    let two = std::f32::consts::LN_2;
    assert_eq!(losses.as_slice(), [two, 0.0, INF]);
    assert_eq!(by_x.as_slice()[..6], [-0.5, 0.5, 0.0, 0.0, 0.0, 0.0]);
    // `-log_softmax(x)`, or 0 where a term is omitted.
    assert_eq!(
        by_t.as_slice(),
        [two, two, 0.0, 0.0, 0.0, 0.0, INF, two, two]
    );
}

#[computation]
fn smoothed(x: &f32![3, 2], labels: &i32![3]) -> (f32![3], f32![3, 2]) {
    let loss = |x| smoothed_cross_entropy(x, labels, 0.5);
    (loss(x), grad(|x| sum(loss(x)))(x))
}

#[test]
fn a_row_that_does_not_count_has_no_loss_and_no_gradient() {
    let x = tensor![[0.0, 0.0], [-INF, 0.0], [INF, f32::NAN]];
    let (losses, slopes) = smoothed(&x, &tensor![0, -1, 7]);
    assert_eq!(losses.as_slice()[1..], [0.0, 0.0]);
    assert_eq!(slopes.as_slice(), [-0.25, 0.25, 0.0, 0.0, 0.0, 0.0]);
}
