//! The rates of steps.

use typed_xla::prelude::*;
use typed_xla::train::*;

use crate::assert_vector;

/// Compares the rates of the first steps with a vector.
#[track_caller]
fn check(name: &str, rate: fn(i32) -> f64) {
    let rates: Vec<f64> = (0..12).map(rate).collect();
    assert_vector(name, &rates, 1e-14);
}

#[computation]
fn piecewise(step: i32) -> f64 {
    piecewise_constant_schedule(step, 0.3, [2, 6], [0.5, 0.1])
}

/// An exponential decay in steps of two that begins later and ends early.
#[computation]
fn staircase(step: i32) -> f64 {
    max(exponential_decay((step - 3) / 2 * 2, 0.3, 2, 0.5), 0.05)
}

#[test]
fn schedules_are_optax_s() {
    check("linear", |step| linear_schedule(step - 2, 0.1, 0.5, 7));
    check("cosine", |step| cosine_decay_schedule(step, 0.3, 8, 0.0));
    check("cosine with", |step| {
        cosine_decay_schedule(step, 0.3, 8, 0.1)
    });
    check("warmup cosine", |step| {
        warmup_cosine_decay_schedule(step, 0.1, 0.4, 3, 9, 0.05)
    });
    check("exponential", |step| exponential_decay(step, 0.3, 4, 0.5));
    check("staircase", staircase);
    check("piecewise", piecewise);
}
