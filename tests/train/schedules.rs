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
fn schedules_have_the_values_of_optax() {
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

#[test]
fn a_schedule_of_no_steps_has_a_value() {
    // Optax's, where it accepts them.
    check("linear of 0 steps", |step| {
        linear_schedule(step - 2, 0.1, 0.5, 0)
    });
    check("linear of -1 steps", |step| {
        linear_schedule(step, 0.1, 0.5, -1)
    });
    check("exponential of 0 steps", |step| {
        exponential_decay(step, 0.3, 0, 0.5)
    });
    check("exponential of rate 0", |step| {
        exponential_decay(step, 0.3, 4, 0.0)
    });
    check("warmup cosine of 0", |step| {
        warmup_cosine_decay_schedule(step, 0.1, 0.4, 0, 9, 0.05)
    });
    for step in [0, 1, 5] {
        assert!((cosine_decay_schedule(step, 0.3, 0, 0.1) - 0.03).abs() < 1e-15);
        let ended = warmup_cosine_decay_schedule(step, 0.1, 0.4, 0, 0, 0.05);
        assert!((ended - 0.05).abs() < 1e-15, "{ended}");
    }
    let joined = warmup_cosine_decay_schedule(3, 0.1, 0.4, 3, 3, 0.05);
    assert!((joined - 0.05).abs() < 1e-15, "{joined}");
}
