//! Compares the derivatives of the examples' models with central differences.

use typed_xla::prelude::*;

#[path = "../pendulum/control.rs"]
mod control;
#[path = "../pinn/equation.rs"]
mod equation;
#[path = "../transformer/model.rs"]
mod model;
#[path = "../fit/models.rs"]
mod models;

use control::Controller;
use equation::Params;
use model::gpt::{CONTEXT, Gpt, VOCABULARY};

/// Returns the slope of a loss in a direction: by its gradient, and by its values at a distance to both sides.
#[computation]
fn slopes<T: Tensors>(loss: impl Fn(&T) -> f32, p: &T, direction: &T, distance: f32) -> (f32, f32) {
    let products = direction * grad(loss)(p);
    let slope = tree_reduce(|total, x| total + sum(x), products, 0.0f32);
    let (before, after) = (
        loss(p - distance * direction),
        loss(p + distance * direction),
    );
    (slope, (after - before) / (2.0 * distance))
}

#[computation]
fn of_equation(rng: &mut Rng) -> (f32, f32) {
    let (p, direction) = (equation::random(rng), equation::random(rng));
    let inside = rng_uniform(rng, -1.0f32, 1.0, [2, 16]);
    let given = rng_uniform(rng, -1.0f32, 1.0, [2, 8]);
    slopes(
        |p: &Params| equation::loss(p, inside, given),
        p,
        direction,
        0.01,
    )
}

#[computation]
fn of_pendulum(rng: &mut Rng) -> (f32, f32) {
    let (p, direction) = (control::random(rng), control::random(rng));
    let angles = rng_uniform(rng, 0.0f32, 6.0, [4]);
    let velocities = rng_uniform(rng, -1.0f32, 1.0, [4]);
    slopes(
        |p: &Controller| control::loss(p, angles, velocities),
        p,
        direction,
        0.002,
    )
}

#[computation]
fn two_models(rng: &mut Rng) -> (Gpt<f32>, Gpt<f32>) {
    (Gpt::<f32>::random(rng), Gpt::<f32>::random(rng))
}

#[computation]
fn slopes_of_models(p: &Gpt<f32>, direction: &Gpt<f32>, rng: &mut Rng) -> (f32, f32) {
    let tokens = rng_uniform(rng, 0, VOCABULARY as i32, [2, CONTEXT]);
    let next = rng_uniform(rng, 0, VOCABULARY as i32, [2, CONTEXT]);
    slopes(|p: &Gpt<f32>| p.loss(tokens, next), p, direction, 0.003)
}

fn of_transformer(rng: &mut Rng) -> (f32, f32) {
    let (p, direction) = two_models(rng);
    slopes_of_models(&p, &direction, rng)
}

#[test]
fn gradients_of_losses_are_their_slopes() {
    let models = [
        ("pinn", of_equation as fn(&mut Rng) -> (f32, f32)),
        ("pendulum", of_pendulum),
        ("transformer", of_transformer),
    ];
    for (name, slopes) in models {
        for seed in 0..4 {
            let (slope, difference) = slopes(&mut Rng::new(seed));
            let error = (slope - difference).abs();
            assert!(
                error <= 0.01 * difference.abs() + 2e-3,
                "{name}, seed {seed}: {slope}, expected {difference}"
            );
        }
    }
}

/// Returns a model's derivatives by its parameters at one place: exactly, and by central differences.
#[computation]
fn jacobians<P: Dim>(
    model: impl Fn(&f64![P], f64) -> f64,
    p: &f64![P],
    x: f64,
) -> (f64![P], f64![P]) {
    let sides = 1e-6 * eye(f64, P);
    let beside = |side| model(p + side, x) - model(p - side, x);
    (jacfwd(|p| model(p, x))(p), vmap(beside)(sides) / 2e-6)
}

#[computation]
fn of_oscillation(p: &f64![4], x: f64) -> (f64![4], f64![4]) {
    jacobians(models::oscillation, p, x)
}

#[computation]
fn of_peak(p: &f64![5], x: f64) -> (f64![5], f64![5]) {
    jacobians(models::peak, p, x)
}

#[test]
fn jacobians_of_models_are_their_slopes() {
    for x in [0.0, 1.5, 6.25] {
        let (exact, differences) = of_oscillation(&tensor![2.0, 0.3, 4.0, 0.5], x);
        same(exact.as_slice(), differences.as_slice());
        let (exact, differences) = of_peak(&tensor![1.5, 6.0, 0.8, 0.2, 0.1], x);
        same(exact.as_slice(), differences.as_slice());
    }
}

fn same(exact: &[f64], differences: &[f64]) {
    for (exact, difference) in exact.iter().zip(differences) {
        assert!(
            (exact - difference).abs() < 1e-7,
            "{exact}, expected {difference}"
        );
    }
}
