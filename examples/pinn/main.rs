//! A network solves a differential equation: `cargo run --release --example pinn`. `-- 20000` takes more steps.
//!
//! Burgers' equation, `u_t + u u_x = viscosity u_xx`, describes a front that steepens as fast as viscosity smooths it.
//! The network is a function `u(x, t)`. Its loss compares it with the solution at the start and at both ends only; in
//! between, it measures how far the network is from the equation. So the loss contains the derivatives of the network
//! by `x` and `t`, and training takes the gradient of that.
//!
//! `equation.rs` is the part to read: `residual` is the equation at one point, with a second derivative by nested
//! tangents, and `vmap` applies it to all points. At the end the network is compared with the known solution.

#[path = "../arguments.rs"]
mod arguments;
mod equation;

use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, adam_with};

use equation::{Params, loss, network, random, solution};

/// The number of points inside of one training step.
#[known]
const INSIDE: usize = 256;
/// The number of its points where the solution is given.
#[known]
const GIVEN: usize = 96;
/// The number of points of the comparison along x.
#[known]
const POINTS: usize = 101;

/// The number of training steps by default.
const STEPS: usize = 6000;
/// The seed of the first parameters and of the points.
const SEED: u64 = 0;
/// The learning rate of the first steps; it decreases to the last ones.
const RATE: f32 = 0.003;

/// Draws points of the start `t = 0`, and of the ends `x = -1` and `x = 1`.
#[computation]
fn given(rng: &mut Rng) -> f32![2, GIVEN] {
    let along = rng_uniform(rng, -1.0f32, 1.0, [GIVEN]);
    let side = iota(i32, [GIVEN]) % 3;
    let x = select(side == 0, along, select(side == 1, -1.0f32, 1.0));
    let t = select(side == 0, 0.0, 0.5 + 0.5 * along);
    stack((x, t))
}

/// Takes one step on random points, and returns the loss before it.
#[computation]
fn step(params: &mut Params, adam: &mut Adam<Params>, rng: &mut Rng, rate: f32) -> f32 {
    let inside = stack((
        rng_uniform(rng, -1.0f32, 1.0, [INSIDE]),
        rng_uniform(rng, 0.0f32, 1.0, [INSIDE]),
    ));
    let (loss, gradient) = value_and_grad(loss)(*params, inside, given(rng));
    let settings = AdamSettings {
        b2: 0.99,
        ..AdamSettings::default()
    };
    adam_with(params, adam, gradient, rate, settings);
    loss
}

/// Returns points from -1 to 1, and there the network's value and the solution.
#[computation]
fn profile(p: &Params, t: f32) -> f32![3, POINTS] {
    let x = iota(f32, [POINTS]) * (2.0 / (POINTS - 1)) - 1.0;
    let found = vmap(network, in_dimensions = [None, 0, None])(p, x, t);
    stack((x, found, vmap(solution, in_dimensions = [0, None])(x, t)))
}

fn main() -> ExitCode {
    arguments::with_number(STEPS, run)
}

/// Trains, and compares the network with the solution.
fn run(steps: usize) {
    let mut rng = Rng::new(SEED);
    let (mut params, mut adam) = (random(&mut rng), Adam::default());
    let bar = ProgressBar::new(steps as u64);
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    for i in 1..=steps {
        let rate = RATE * (steps - i + 1) as f32 / steps as f32;
        let loss = step(&mut params, &mut adam, &mut rng, rate);
        bar.inc(1);
        if i == 1 || i % 1000 == 0 {
            bar.suspend(|| println!("step {i:4}   loss {loss:.2e}"));
        }
    }
    bar.finish_and_clear();

    println!("\n   x      t = 0.0            t = 0.5            t = 1.0");
    println!("          network solution   network solution   network solution");
    let times = [0.0, 0.5, 1.0];
    let profiles = times.map(|t| profile(&params, t));
    for i in (0..POINTS).step_by(10) {
        print!("{:5.1}", profiles[0][[0, i]]);
        for profile in &profiles {
            print!("   {:8.4} {:7.4}", profile[[1, i]], profile[[2, i]]);
        }
        println!();
    }
    println!();
    for (t, profile) in times.iter().zip(&profiles) {
        let errors = (0..POINTS).map(|i| (profile[[1, i]] - profile[[2, i]]).abs());
        println!(
            "greatest error at t = {t:.1}: {:.5}",
            errors.fold(0.0, f32::max)
        );
    }
}
