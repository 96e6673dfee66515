// Checks of derivatives.
use typed_xla::prelude::*;
use typed_xla::testing::{GradientCheck, check_grads};

#[computation]
fn two(x: f64, y: f64) -> GradientCheck<(f64, f64)> {
    check_grads(|x, y| x * y, (x, y))
}

#[computation]
fn broken(x: f64) -> f64 {
    sum(missing)
}

#[computation]
fn of_broken(x: f64) -> GradientCheck<f64> {
    check_grads(|x| broken(x) * x, x)
}

#[computation]
fn not_a_function(x: f64) -> GradientCheck<f64> {
    check_grads(x * x, x)
}

#[computation]
fn other_type(x: f64, y: f64) -> GradientCheck<f64> {
    check_grads(|(x, y)| x * y, (x, y))
}

fn main() {}
