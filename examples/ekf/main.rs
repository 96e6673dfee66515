//! Follows a vehicle by an extended Kalman filter: `cargo run --release --example ekf`.
//!
//! The state of the filter is a struct that is generic in the size of the state. Its methods take the models of motion
//! and measurement, and their Jacobians, as functions: `belief.rs` knows no vehicle, `vehicle.rs` knows no filter.
//! `-- --time` also prints the nanoseconds of a step, beside the same in plain Rust (`by_hand.rs`).

mod belief;
mod by_hand;
#[path = "../option.rs"]
mod option;
#[path = "../timing.rs"]
mod timing;
#[path = "../vectors.rs"]
mod vectors;
mod vehicle;

use std::hint::black_box;
use std::process::ExitCode;

use typed_xla::prelude::*;

use belief::filter::Belief;
use vectors::compare;
use vehicle::{bearings, bearings_jacobian, drive, drive_jacobian};

/// The number of measurements.
#[known]
const STEPS: usize = 60;

/// Updates the belief by each turn rate and measurement; returns the means.
#[computation]
fn follow(
    belief: &mut Belief<4>,
    turns: &f64![STEPS],
    seen: &f64![STEPS, 2],
    process: &f64![4, 4],
    noise: &f64![2, 2],
) -> f64![STEPS, 4] {
    let mut path = zeros(f64, [STEPS, 4]);
    for i in 0..STEPS {
        let turn = turns[i];
        belief.predict(|s| drive(s, turn), drive_jacobian, process);
        belief.update(bearings, bearings_jacobian, seen[i], noise);
        path[i] = belief.mean;
    }
    path
}

const VECTORS: &str = include_str!("vectors.txt");

fn main() -> ExitCode {
    option::with_option(run)
}

fn run(time: bool) {
    // The same formulas are in scripts/example_vectors.py.
    let turns = Tensor::from_fn(|[i]| if i < 30 { 0.1 } else { -0.15 });
    let mut truth = tensor![0.0, 0.0, 0.5, 1.0];
    let mut seen = Vec::new();
    for i in 0..STEPS {
        truth = drive(&truth, turns.as_slice()[i]);
        let error = |j: usize| 0.02 * ((((i * 7 + j * 3) * 11) % 13) as f64 / 6.0 - 1.0);
        let exact = bearings(&truth);
        seen.extend(exact.iter().enumerate().map(|(j, x)| x + error(j)));
    }
    let seen = Tensor::from_vec(seen).expect("two angles for each step");

    let diagonal = |x: [f64; 4]| Tensor::from_fn(|[i, j]| if i == j { x[i] } else { 0.0 });
    let start = || Belief {
        mean: tensor![0.5, -0.5, 0.3, 0.8],
        covariance: diagonal([1.0, 1.0, 0.1, 0.1]),
    };
    let mut belief = start();
    let process = diagonal([1e-4, 1e-4, 1e-4, 1e-3]);
    let noise = tensor![[4e-4, 0.0], [0.0, 4e-4]];
    let path = follow(&mut belief, &turns, &seen, &process, &noise);

    println!("the last state:    {truth:.3}");
    println!("the last estimate: {:.3}", belief.mean);
    compare(VECTORS, "path", path.as_slice(), 1e-9);
    compare(VECTORS, "covariance", belief.covariance.as_slice(), 1e-9);

    if time {
        let matrix = |x: &f64![4, 4]| core::array::from_fn(|i| core::array::from_fn(|j| x[(i, j)]));
        let by_hand = || by_hand::Belief {
            mean: core::array::from_fn(|i| start().mean[i]),
            covariance: matrix(&start().covariance),
        };
        let (seen, rows) = (&seen, seen.as_slice().as_chunks::<2>().0);
        let (plain, errors) = (matrix(&process), [[4e-4, 0.0], [0.0, 4e-4]]);
        let follow_by_hand = |belief: &mut by_hand::Belief| {
            by_hand::follow(belief, turns.as_slice(), rows, &plain, &errors)
        };
        let found = follow_by_hand(&mut by_hand()).concat();
        compare(VECTORS, "path", &found, 1e-9);
        timing::compare(
            STEPS,
            "in plain Rust",
            || {
                let mut belief = black_box(start());
                black_box(follow(&mut belief, &turns, seen, &process, &noise));
                black_box(belief);
            },
            || {
                let mut belief = black_box(by_hand());
                black_box(follow_by_hand(&mut belief));
                black_box(belief);
            },
        );
    }
}
