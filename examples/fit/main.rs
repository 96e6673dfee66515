//! Fits curves to noisy data: `cargo run --release --example fit`.
//!
//! `levenberg.rs` is the part to read: the method of Levenberg and Marquardt, for any model. A model is an ordinary
//! function of its parameters and one variable, in `models.rs`; nobody writes its Jacobian. Each parameter is printed
//! with its standard error and the value from which the data were made.

mod levenberg;
mod models;

use typed_xla::prelude::*;

use levenberg::{Fit, fit};
use models::{oscillation, peak};

/// The number of measurements.
#[known]
const N: usize = 200;
/// The standard deviation of their noise.
const NOISE: f64 = 0.05;

/// Makes measurements of an oscillation with normally distributed noise.
#[computation]
fn measure_oscillation(p: &f64![4], rng: &mut Rng, noise: f64) -> (f64![N], f64![N]) {
    let x = iota(f64, [N]) * (10.0 / N);
    let y = vmap(oscillation, in_dimensions = [None, 0])(p, x);
    (x, y + rng_normal(rng, 0.0f64, noise, [N]))
}

/// Makes measurements of a peak with normally distributed noise.
#[computation]
fn measure_peak(p: &f64![5], rng: &mut Rng, noise: f64) -> (f64![N], f64![N]) {
    let x = iota(f64, [N]) * (10.0 / N);
    let y = vmap(peak, in_dimensions = [None, 0])(p, x);
    (x, y + rng_normal(rng, 0.0f64, noise, [N]))
}

#[computation]
fn fit_oscillation(guess: &f64![4], x: &f64![N], y: &f64![N]) -> Fit<4> {
    fit(oscillation, guess, x, y)
}

#[computation]
fn fit_peak(guess: &f64![5], x: &f64![N], y: &f64![N]) -> Fit<5> {
    fit(peak, guess, x, y)
}

fn main() {
    let mut rng = Rng::new(0);

    let truth = tensor![2.0, 0.3, 4.0, 0.5];
    let (x, y) = measure_oscillation(&truth, &mut rng, NOISE);
    let found = fit_oscillation(&tensor![1.0, 0.1, 3.8, 0.0], &x, &y);
    let names = ["amplitude", "decay", "frequency", "phase"];
    report("an oscillation", names, &truth, &found);

    let truth = tensor![1.5, 6.0, 0.8, 0.2, 0.1];
    let (x, y) = measure_peak(&truth, &mut rng, NOISE);
    let found = fit_peak(&tensor![1.0, 5.0, 1.0, 0.0, 0.0], &x, &y);
    let names = ["height", "centre", "width", "offset", "slope"];
    println!();
    report("a peak on a slope", names, &truth, &found);
}

/// Prints each parameter with its standard error, and the true value.
fn report<P: Dim>(
    title: &str,
    names: impl IntoIterator<Item = &'static str>,
    truth: &f64![P],
    found: &Fit<P>,
) {
    println!(
        "{title}: {} rounds, deviation {:.4}",
        found.rounds, found.deviation
    );
    for (i, name) in names.into_iter().enumerate() {
        let error = found.covariance[[i, i]].sqrt();
        let value = found.params[[i]];
        println!(
            "  {name:9}  {value:8.4} ± {error:.4}   true {:8.4}",
            truth[[i]]
        );
    }
}
