//! L-BFGS beside Optax, and its line search.

use typed_xla::prelude::*;
use typed_xla::train::{Lbfgs, Minimum, lbfgs, minimize, scale_by_lbfgs, sgd};

use crate::assert_vector;
use crate::optimisers::{Double, Params};

/// A function that is not convex, of all parameters.
#[computation]
fn valley(p: &Params<f64>) -> f64 {
    let near = sum((1.0 - p.w) * (1.0 - p.w));
    let curved = p.b - p.w[0] * p.w[0];
    let flat = pow(p.b - p.w[1], 4.0);
    let last = p.scale * sum(p.b) - 2.0;
    near + 10.0 * sum(curved * curved) + sum(flat) + last * last
}

#[computation]
fn step(p: &mut Params<f64>, state: &mut Lbfgs<Params<f64>, 5>) -> f64 {
    lbfgs(valley, p, state)
}

#[computation]
fn step_with_rate(p: &mut Params<f64>, state: &mut Lbfgs<Params<f64>, 5>) -> f64 {
    let (value, gradient) = value_and_grad(valley)(*p);
    let direction = scale_by_lbfgs(*p, state, gradient);
    sgd(p, direction, 0.2);
    value
}

#[track_caller]
fn check(name: &str, tolerance: f64, step: fn(&mut Double, &mut Lbfgs<Double, 5>) -> f64) {
    let (mut p, mut state) = (Double::start(), Lbfgs::default());
    let values: Vec<f64> = (0..20).map(|_| step(&mut p, &mut state)).collect();
    assert_vector(&format!("{name} values"), &values, tolerance);
    assert_vector(name, &p.numbers(), tolerance);
    assert_eq!(state.step, 20);
}

#[test]
fn directions_are_those_of_optax() {
    check("lbfgs with rate", 1e-10, step_with_rate);
}

#[test]
fn steps_by_a_line_search_are_those_of_optax() {
    check("lbfgs", 1e-7, step);
}

#[computation]
fn minimum(p: &mut Params<f64>, steps: i32) -> Minimum {
    minimize(valley, p, steps, 1e-10)
}

#[test]
fn a_function_is_minimised() {
    let mut p = Double::start();
    let found = minimum(&mut p, 200);
    assert!(found.norm <= 1e-10 && found.value < 1e-18, "{found:?}");
    // Optax takes 131 steps with the same memory.
    assert!(found.steps < 140 && found.evaluations < 170, "{found:?}");
    assert!(p.w.iter().all(|w| (w - 1.0).abs() < 1e-9));
}

#[test]
fn it_ends_after_the_steps_that_are_allowed() {
    let mut p = Double::start();
    assert_eq!(minimum(&mut p, 3).steps, 3);
    let mut unmoved = Double::start();
    let found = minimum(&mut unmoved, 0);
    assert_eq!((found.steps, found.evaluations), (0, 1));
    assert_eq!(unmoved, Double::start());
}

/// Functions whose first step of length 1 is far too long, far too short, or outside of the domain.
#[computation]
fn steep(x: f64) -> f64 {
    exp(20.0 * x) - 20.0 * x
}

#[computation]
fn shallow(x: f64) -> f64 {
    log1p(1e-6 * (x - 300.0) * (x - 300.0))
}

#[computation]
fn bounded(x: f64) -> f64 {
    -log(x) - log(0.001 - x)
}

#[computation]
fn minima(steep_at: &mut f64, shallow_at: &mut f64, bounded_at: &mut f64) -> [Minimum; 3] {
    [
        minimize(steep, steep_at, 100, 1e-6),
        minimize(shallow, shallow_at, 100, 1e-9),
        minimize(bounded, bounded_at, 100, 1e-6),
    ]
}

#[test]
fn the_line_search_shortens_and_lengthens_steps() {
    let (mut steep, mut shallow, mut bounded) = (1.0, 0.0, 1e-5);
    let found = minima(&mut steep, &mut shallow, &mut bounded);
    assert!(steep.abs() < 1e-6, "{steep} {:?}", found[0]);
    assert!((shallow - 300.0).abs() < 1e-2, "{shallow} {:?}", found[1]);
    assert!((bounded - 5e-4).abs() < 1e-9, "{bounded} {:?}", found[2]);
}

/// The values that a step of `lbfgs` may reach, by the conditions of Wolfe.
#[computation]
fn wolfe(p: &mut f64![2], state: &mut Lbfgs<f64![2], 4>) -> (f64, f64, f64, f64) {
    let rosenbrock = |p: &f64![2]| {
        let (x, y) = (p[0], p[1]);
        (1.0 - x) * (1.0 - x) + 100.0 * (y - x * x) * (y - x * x)
    };
    let before = *p;
    let (value, gradient) = value_and_grad(rosenbrock)(before);
    lbfgs(rosenbrock, p, state);
    let moved = *p - before;
    let (after, next) = value_and_grad(rosenbrock)(*p);
    (value, after, sum(gradient * moved), sum(next * moved))
}

#[test]
fn each_step_satisfies_the_strong_wolfe_conditions() {
    let (mut p, mut state) = (tensor![-1.2, 1.0], Lbfgs::default());
    for _ in 0..30 {
        let (before, after, slope, next) = wolfe(&mut p, &mut state);
        assert!(
            slope < 0.0 && after <= before + 1e-4 * slope,
            "{before} {after}"
        );
        assert!(next.abs() <= 0.9 * slope.abs(), "{slope} {next}");
    }
    assert!((p[[0]] - 1.0).abs() < 0.1, "{p:?}");
}
