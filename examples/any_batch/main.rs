//! Learns to read digits from batches of any length: `cargo run --release --example any_batch -- 50`.
//!
//! The number is the length of a batch. 1437 images do not divide into batches of 50: the last batch of an epoch has 37
//! images, and the same computation learns from it. Afterwards all test images are one batch. `network.rs` is the part
//! to read: `?` in its types is a size that is known only at run time.

#[path = "../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has more that can go wrong")]
mod error;
mod network;
#[path = "../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;

use std::path::Path;
use std::process::ExitCode;

use typed_xla::prelude::*;

use data::Digit;
use network::{PIXELS, Params, accuracy, step};
use random::Random;

const EPOCHS: usize = 30;
const RATE: f32 = 0.5;
/// The number of images in a batch by default.
const BATCH: usize = 50;

/// A batch: images and their digits.
type Batch = (f32![?, PIXELS], i32![?]);

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<()> {
    let length = match std::env::args().nth(1) {
        Some(text) => text
            .parse()
            .ok()
            .filter(|&length| length > 0)
            .ok_or_else(|| format!("`{text}` is no length of a batch"))?,
        None => BATCH,
    };
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    let lengths: Vec<usize> = training.chunks(length).map(<[Digit]>::len).collect();
    println!(
        "{} images in {} batches, the last of {}",
        training.len(),
        lengths.len(),
        lengths[lengths.len() - 1]
    );
    let (test, labels) = batch(&testing)?;
    let mut params = Params::default();
    let mut order: Vec<&Digit> = training.iter().collect();
    let mut random = Random::new(0);
    for epoch in 1..=EPOCHS {
        random.shuffle(&mut order);
        let mut loss = 0.0;
        for images in order.chunks(length) {
            let (x, labels) = batch(images.iter().copied())?;
            loss += step(&mut params, &x, &labels, RATE)? * images.len() as f32;
        }
        if epoch % 10 == 0 {
            println!(
                "epoch {epoch}: loss {:.3}, test accuracy {:.1} %",
                loss / training.len() as f32,
                100.0 * accuracy(&params, &test, &labels)?
            );
        }
    }
    // A caller's mistake is an error value, not a panic.
    if let Err(error) = step(&mut params, &test, &<i32![?]>::zeros_sized([3])?, RATE) {
        println!("with 3 labels for {} images: {error}", test.dims()[0]);
    }
    Ok(())
}

/// Returns the images as one batch.
fn batch<'d>(images: impl IntoIterator<Item = &'d Digit>) -> Result<Batch> {
    let (mut pixels, mut labels) = (Vec::new(), Vec::new());
    for image in images {
        pixels.extend_from_slice(&image.pixels);
        labels.push(image.label as i32);
    }
    Ok((Tensor::from_vec(pixels)?, Tensor::from_vec(labels)?))
}
