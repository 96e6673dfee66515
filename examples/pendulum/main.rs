//! A controller learns to swing up a pendulum: `cargo run --release --example pendulum`. `-- 3000` takes fewer steps.
//!
//! The motor is too weak to lift the rod: the controller has to swing it to and fro, and to catch it at the top. Nobody
//! tells it so. The cost of a simulation is how far the rod is from standing at the top, summed over time. The gradient
//! of the cost leads back through all steps of the simulation to the controller, a small network.
//!
//! `control.rs` is the part to read: the physics, the controller and the cost, whose `for` loop is differentiated.

#[path = "../arguments.rs"]
mod arguments;
mod control;
mod draw;

use std::f32::consts::PI;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, adam_with, clip_by_global_norm};

use control::{Controller, DT, MOTOR, STEPS, State, loss, random, simulate};

/// The number of simulations of one training step.
#[known]
const BATCH: usize = 32;
/// The number of training steps by default.
const ROUNDS: usize = 6000;
/// The number of lines of output.
const LINES: usize = 10;
/// The learning rate of the first steps; it decreases to the last ones.
const RATE: f32 = 0.005;
/// The seed of the first controller and of the simulations.
const SEED: u64 = 0;
/// The number of steps from one picture to the next.
const PICTURE: usize = 10;
/// The number of pictures in a row.
const ROW: usize = 8;

/// Improves the controller by simulations from random states, and returns their mean cost before.
#[computation]
fn improve(
    controller: &mut Controller,
    adam: &mut Adam<Controller>,
    rng: &mut Rng,
    rate: f32,
) -> f32 {
    let angles = rng_uniform(rng, 0.0f32, 2.0 * std::f32::consts::PI, [BATCH]);
    let velocities = rng_uniform(rng, -8.0f32, 8.0, [BATCH]);
    let (cost, gradient) = value_and_grad(loss)(*controller, angles, velocities);
    // Where the rod nearly stands, a small push decides about all that follows, and the gradient is huge.
    let gradient = clip_by_global_norm(gradient, 1.0);
    let settings = AdamSettings {
        b2: 0.99,
        ..AdamSettings::default()
    };
    adam_with(controller, adam, gradient, rate, settings);
    cost
}

fn main() -> ExitCode {
    arguments::with_number(ROUNDS, run)
}

/// Trains, and draws what the controller does.
fn run(rounds: usize) {
    let mut rng = Rng::new(SEED);
    let (mut controller, mut adam) = (random(&mut rng), Adam::default());
    let bar = ProgressBar::new(rounds as u64);
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    let (report, mut sum) = (rounds.div_ceil(LINES), 0.0);
    for round in 1..=rounds {
        let rate = RATE * (rounds - round + 1) as f32 / rounds as f32;
        sum += improve(&mut controller, &mut adam, &mut rng, rate);
        bar.inc(1);
        if round % report == 0 {
            bar.suspend(|| println!("step {round:5}   cost {:.3}", sum / report as f32));
            sum = 0.0;
        }
    }
    bar.finish_and_clear();
    show(&controller);
}

/// Draws a simulation that begins with the rod hanging down.
fn show(controller: &Controller) {
    let hanging = State {
        angle: PI,
        velocity: 0.0,
    };
    let (angles, torques) = simulate(controller, &hanging);
    let pictures: Vec<_> = (0..STEPS)
        .step_by(PICTURE)
        .map(|i| (i as f32 * DT, angles[[i]], torques[[i]] / MOTOR))
        .collect();
    println!();
    for row in pictures.chunks(ROW) {
        draw::row(row);
    }
    let angle = (angles[[STEPS - 1]] + PI).rem_euclid(2.0 * PI) - PI;
    let seconds = STEPS as f32 * DT;
    println!(
        "after {seconds:.0} s the rod is {:.0}° from the top",
        angle.abs().to_degrees()
    );
}
