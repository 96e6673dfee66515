//! Integrates the orbit of a comet and draws it in the terminal: `cargo run --release --example orbit`.
//!
//! `-- --time` also prints the nanoseconds of a step, beside the same by nalgebra (`by_nalgebra.rs`).
//! Lengths are in half the long axis of the orbit, and a year has 2 pi units of time: the sun's attraction is 1.

mod by_nalgebra;
mod draw;
#[path = "../../option.rs"]
mod option;
#[path = "../../timing.rs"]
mod timing;

use std::f64::consts::PI;
use std::hint::black_box;
use std::process::ExitCode;

use nalgebra::Vector4;
use typed_xla::prelude::*;

/// The number of steps in a year.
#[known]
const STEPS: usize = 2000;

/// How far the sun is from the centre of the orbit.
const ECCENTRICITY: f64 = 0.7;

/// Returns the velocity and the acceleration of the comet: its state is its place and its velocity.
#[computation]
fn motion(state: &f64![4]) -> f64![4] {
    let (place, velocity) = (state[..2], state[2..]);
    let square = sum(place * place);
    concatenate((velocity, -place / (square * sqrt(square))), 0)
}

/// Takes a step of the classical Runge-Kutta method.
#[computation]
fn step(y: &f64![4], dt: f64) -> f64![4] {
    let k1 = motion(y);
    let k2 = motion(y + dt / 2.0 * k1);
    let k3 = motion(y + dt / 2.0 * k2);
    let k4 = motion(y + dt * k3);
    y + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
}

/// Returns the states after each step of a year.
#[computation]
fn year(start: &f64![4], dt: f64) -> f64![STEPS, 4] {
    let mut states = zeros(f64, [STEPS, 4]);
    let mut state = start;
    for i in 0..STEPS {
        state = step(state, dt);
        states[i] = state;
    }
    states
}

/// Returns the energy of each state.
#[computation]
fn energies(states: &f64![STEPS, 4]) -> f64![STEPS] {
    let (place, velocity) = (states[(.., ..2)], states[(.., 2..)]);
    sum(velocity * velocity, 1) / 2.0 - 1.0 / sqrt(sum(place * place, 1))
}

fn main() -> ExitCode {
    option::with_option(run)
}

fn run(time: bool) {
    // The comet is nearest to the sun, and fastest.
    let near = 1.0 - ECCENTRICITY;
    let speed = ((1.0 + ECCENTRICITY) / near).sqrt();
    let start = tensor![near, 0.0, 0.0, speed];
    let dt = 2.0 * PI / STEPS as f64;

    let states = year(&start, dt);
    let places = states.as_slice().chunks_exact(4);
    let places: Vec<[f64; 2]> = places.map(|state| [state[0], state[1]]).collect();
    draw::orbit(&places, ECCENTRICITY);

    let end = &states.as_slice()[4 * (STEPS - 1)..];
    let missed = (end[0] - start[0]).hypot(end[1] - start[1]);
    println!("after a year the comet misses its start by {missed:.1e}");
    let energy = |x: &f64| (x + 0.5).abs();
    let lost = energies(&states).iter().map(energy).fold(0.0, f64::max);
    println!("its energy changes by at most {lost:.1e}");

    if time {
        let theirs = Vector4::new(near, 0.0, 0.0, speed);
        let other = by_nalgebra::year(&theirs, dt);
        let differ = other.iter().flatten().zip(states.as_slice());
        let differ = differ.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        assert!(differ < 1e-9, "nalgebra differs by {differ}");
        timing::compare(
            STEPS,
            "by nalgebra",
            || drop(black_box(year(black_box(&start), dt))),
            || drop(black_box(by_nalgebra::year(black_box(&theirs), dt))),
        );
    }
}
