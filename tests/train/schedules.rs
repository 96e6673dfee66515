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
    check("polynomial", |step| {
        polynomial_schedule(step - 2, 0.5, 0.1, 2.5, 7)
    });
    check("cosine cycle", |step| {
        cosine_onecycle_schedule(step, 9, 0.4, 0.3, 25.0, 1e4)
    });
    check("cosine cycle with", |step| {
        cosine_onecycle_schedule(step, 10, 0.4, 0.5, 5.0, 20.0)
    });
    check("linear cycle", |step| {
        linear_onecycle_schedule(step, 9, 0.4, 0.3, 0.85, 25.0, 1e4)
    });
    check("linear cycle with", |step| {
        linear_onecycle_schedule(step, 10, 0.4, 0.2, 0.6, 5.0, 20.0)
    });
    check("restarts", |step| sgdr_schedule(step, 0.4, 3, 2, 0.5, 0.1));
    check("equal restarts", |step| {
        sgdr_schedule(step, 0.4, 4, 1, 1.0, 0.1)
    });
    check("joined", joined);
}

/// Three schedules, each from its first step on.
#[computation]
fn joined(step: i32) -> f64 {
    if step < 3 {
        linear_schedule(step, 0.0, 0.3, 3)
    } else if step < 6 {
        0.3
    } else {
        exponential_decay(step - 6, 0.3, 2, 0.5)
    }
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
    check("polynomial of 0 steps", |step| {
        polynomial_schedule(step, 0.5, 0.1, 2.0, 0)
    });
    for step in [0, 1, 5] {
        let cosine = cosine_onecycle_schedule(step, 0, 0.4, 0.3, 4.0, 10.0);
        let linear = linear_onecycle_schedule(step, 0, 0.4, 0.3, 0.85, 4.0, 10.0);
        assert!((cosine - 0.01).abs() < 1e-15 && (linear - 0.01).abs() < 1e-15);
        for factor in [1, 2] {
            assert_eq!(sgdr_schedule(step, 0.4, 0, factor, 0.5, 0.5), 0.2);
        }
    }
}

#[test]
fn schedules_stay_at_their_ends() {
    for step in [100, 1_000_000, i32::MAX] {
        assert_eq!(polynomial_schedule(step, 0.5, 0.125, 2.0, 7), 0.125);
        let cosine = cosine_onecycle_schedule(step, 9, 0.4, 0.3, 4.0, 10.0);
        let linear = linear_onecycle_schedule(step, 9, 0.4, 0.3, 0.85, 4.0, 10.0);
        assert!((cosine - 0.01).abs() < 1e-15 && (linear - 0.01).abs() < 1e-15);
        // A restart at 3 * 2^k - 3 for each k; also where the steps exceed an `i32`.
        assert!((0.0..=0.4).contains(&sgdr_schedule(step, 0.4, 3, 2, 1.0, 0.0)));
    }
    assert_eq!(sgdr_schedule(3 * 1024 - 3, 0.4, 3, 2, 1.0, 0.0), 0.4);
    assert_eq!(sgdr_schedule(3_000_000, 0.5, 3, 1, 1.0, 0.0), 0.5);
    assert_eq!(sgdr_schedule(-5, 0.5, 3, 2, 1.0, 0.0), 0.5);
    assert!((cosine_onecycle_schedule(-5, 9, 0.4, 0.3, 4.0, 10.0) - 0.1).abs() < 1e-15);
}
