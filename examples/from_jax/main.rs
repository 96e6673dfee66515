//! A classifier of handwritten digits that was trained in JAX, and learns the hands of more writers here:
//! `cargo run --release --example from_jax`.
//!
//! `scripts/from_jax.py` trains it on the first writers, and writes its StableHLO and its weights.

use std::error::Error;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Instant;

use flate2::read::GzDecoder;
use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam};
use typed_xla::{safetensors, tensors};

/// The weights: `conv_0_kernel: f32![16, 1, 3, 3]` and so on, as the model declares them.
#[tensors(stablehlo = "from_jax/digits.mlir")]
#[derive(Default)]
pub struct Params;

/// Returns the logits of a batch.
#[computation(stablehlo = "from_jax/digits.mlir")]
fn digits(params: &Params, x: &f32![100, 1, 8, 8]) -> f32![100, 10];

/// The number of images that are read correctly.
#[computation]
fn correct(params: &Params, x: &f32![100, 1, 8, 8], labels: &i32![100]) -> i32 {
    let right = argmax(digits(params, x), 1) == labels;
    sum(right as i32)
}

#[computation]
fn loss(params: &Params, x: &f32![100, 1, 8, 8], labels: &i32![100]) -> f32 {
    mean(cross_entropy(digits(params, x), labels))
}

/// Takes a step of Adam by the gradient of the model; returns the loss before it.
#[computation]
fn step(
    params: &mut Params,
    optimiser: &mut Adam<Params>,
    x: &f32![100, 1, 8, 8],
    labels: &i32![100],
) -> f32 {
    let (value, gradient) = value_and_grad(loss)(params, x, labels);
    adam(params, optimiser, gradient, 0.002);
    value
}

/// Images and their digits.
struct Batch {
    x: f32![100, 1, 8, 8],
    labels: i32![100],
}

fn main() -> Result<(), Box<dyn Error>> {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut params: Params = safetensors::load(examples.join("from_jax/digits.safetensors"))?;

    // The last writers: five batches to learn from, and the last one to test on.
    let batches = last_writers(&examples.join("data/digits.csv.gz"))?;
    let [training @ .., testing] = &batches;
    let right = |params: &Params| correct(params, &testing.x, &testing.labels);

    let before = right(&params);
    println!("trained in jax, on other writers: {before} of 100 digits are right");

    let mut optimiser = Adam::default();
    let start = Instant::now();
    for epoch in 1..=20 {
        let losses = training.iter();
        let losses = losses.map(|b| step(&mut params, &mut optimiser, &b.x, &b.labels));
        let mean = losses.sum::<f32>() / training.len() as f32;
        if epoch % 5 == 0 {
            println!("  epoch {epoch:2}: loss {mean:.4}");
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "trained here, on {} images of these writers: {} of 100, after {seconds:.2} s",
        100 * training.len(),
        right(&params)
    );
    Ok(())
}

/// Reads the images of the writers that the model has not seen: six batches.
fn last_writers(path: &Path) -> Result<[Batch; 6], Box<dyn Error>> {
    let mut text = String::new();
    GzDecoder::new(File::open(path)?).read_to_string(&mut text)?;
    let rows = text.lines().skip(1197);
    let rows: Result<Vec<Vec<f32>>, _> = rows
        .map(|row| row.split(',').map(str::parse).collect())
        .collect();
    let rows = rows?;
    // Every sixth image, so that each batch has images of all these writers.
    let batch = |first: usize| Batch {
        x: <f32![100, 1, 8, 8]>::from_fn(|[i, _, y, x]| rows[first + 6 * i][8 * y + x] / 16.0),
        labels: <i32![100]>::from_fn(|[i]| rows[first + 6 * i][64] as i32),
    };
    Ok([0, 1, 2, 3, 4, 5].map(batch))
}
