//! A network learns digits from few images, with all of its hidden units and with a random half of them at a time:
//! `cargo run --release --example dropout`.
//!
//! A network overfits to few images. If it cannot rely on any single unit, it reads new images better. `network.rs`
//! draws the weights and the units to drop.

#[path = "../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has a command line too")]
mod error;
mod network;
#[path = "../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;

use std::path::Path;
use std::process::ExitCode;

use typed_xla::prelude::*;

use data::Digit;
use error::Error;
use network::{BATCH, CLASSES, PIXELS, Params, TEST, predict, step};
use random::Random;

/// The number of training images.
const FEW: usize = 160;
/// The number of epochs.
const EPOCHS: usize = 200;
/// The learning rate.
const RATE: f32 = 0.2;
/// The number of seeds.
const SEEDS: u64 = 5;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Error> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    println!("{FEW} images to learn from, {} to test on", testing.len());
    for keep in [1.0, 0.5] {
        let mut all = 0.0;
        for seed in 0..SEEDS {
            let (loss, accuracy) = trained(&training[..FEW], &testing, keep, seed);
            println!(
                "{:3.0} % of the units, seed {seed}: last loss {loss:.4}, test accuracy {accuracy:.2} %",
                100.0 * keep
            );
            all += accuracy;
        }
        println!(
            "{:3.0} % of the units, on average: {:.2} %",
            100.0 * keep,
            all / SEEDS as f32
        );
    }
    Ok(())
}

/// Returns the loss in the last epoch of a training, and the percentage of test images that are read correctly after
/// it.
fn trained(training: &[Digit], testing: &[Digit], keep: f32, seed: u64) -> (f32, f32) {
    let (mut rng, mut random) = (Rng::new(seed), Random::new(seed));
    let mut params = network::random(&mut rng);
    let mut order: Vec<usize> = (0..training.len()).collect();
    let (mut x, mut digits) = (<f32![BATCH, PIXELS]>::zeros(), <i32![BATCH]>::zeros());
    let mut loss = 0.0;
    for _ in 0..EPOCHS {
        random.shuffle(&mut order);
        loss = 0.0;
        for batch in order.chunks_exact(BATCH) {
            for (row, &i) in batch.iter().enumerate() {
                x.as_mut_slice()[row * PIXELS..][..PIXELS].copy_from_slice(&training[i].pixels);
                digits[[row]] = training[i].label as i32;
            }
            loss += step(&mut params, &mut rng, &x, &digits, keep, RATE);
        }
    }
    let batches = training.len() / BATCH;
    (loss / batches as f32, accuracy(&params, testing))
}

/// Returns the percentage of images that are read correctly.
fn accuracy(params: &Params, testing: &[Digit]) -> f32 {
    let images: f32![TEST, PIXELS] = Tensor::from_fn(|[image, pixel]| testing[image].pixels[pixel]);
    let probabilities = predict(params, &images);
    let likeliest = |row: &[f32]| {
        let classes = row.iter().enumerate();
        classes
            .max_by(|a, b| a.1.total_cmp(b.1))
            .map(|(class, _)| class)
    };
    let rows = probabilities.as_slice().chunks_exact(CLASSES).zip(testing);
    let right = rows.filter(|(row, digit)| likeliest(row) == Some(digit.label));
    100.0 * right.count() as f32 / TEST as f32
}
