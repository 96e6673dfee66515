//! Quantises a trained network to integers of 8 bits: `cargo run --release --example quantise`.
//!
//! `network.rs` is the network, a small LeNet, and its training. `int8.rs` is the part to read: steps for the weights
//! of each output, calibration, and the network in integers. The program prints size, accuracy and time of both.
//!
//! Products in `i32` read the integers of 8 bits as they are, by their own kernels. Converted to `f32`, which is exact
//! for integers of this size, the network has the same scores.

#[path = "../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has more that can go wrong")]
mod error;
#[expect(clippy::type_complexity, reason = "long array types")]
mod int8;
mod network;
#[path = "../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;

use std::error::Error;
use std::hint::black_box;
use std::path::Path as File;
use std::time::Instant;

use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};

use int8::{quantised, scores_in_f32, scores_in_i32};
use network::{CLASSES, batch, scores, train};

/// The number of epochs of the training.
const EPOCHS: u32 = 20;
/// The number of measurements of a time. The least one counts.
const MEASUREMENTS: usize = 30;

/// Returns the numbers of images that are read correctly, and that both scores read as the same digit.
#[computation]
fn compared<N: Dim>(
    scores: &f32![N, CLASSES],
    others: &f32![N, CLASSES],
    digits: &i32![N],
) -> (i32, i32) {
    let (read, other) = (argmax(scores, 1), argmax(others, 1));
    (sum((read == digits) as i32), sum((read == other) as i32))
}

/// A batch of images, and the scores of their digits.
type Images = f32![?, 1, 8, 8];
type Scores = f32![?, CLASSES];

fn main() -> Result<(), Box<dyn Error>> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data/digits.csv.gz");
    let (training, testing) = data::read(File::new(data))?;
    let (training, (x, digits), (one, _)) =
        (batch(&training), batch(&testing), batch(&testing[..1]));

    let network = train(&training, EPOCHS, 0, |_, _| {});
    let int8 = quantised(&network, &training.0);

    let images = digits.dims()[0];
    println!(
        "                                     right   as in f32       bytes  {images} images   one image"
    );
    let before = scores(&network, &x);
    let report = |name, bytes, found: &Scores, times: [f64; 2]| {
        let (right, same) = compared(found, &before, &digits);
        let right = 100.0 * right as f32 / images as f32;
        println!(
            "{name:32} {right:7.2} %  {same:4} of {images} {bytes:11} {:8.3} ms {:8.1} µs",
            1e3 * times[0],
            1e6 * times[1]
        );
    };
    let time = |run: &dyn Fn(&Images) -> Scores| {
        [&x, &one].map(|images| least(|| drop(black_box(run(black_box(images))))))
    };
    report(
        "f32",
        bytes(&network),
        &before,
        time(&|x| scores(&network, x)),
    );
    let after = scores_in_i32(&int8, &x);
    report(
        "8 bits, products in i32",
        bytes(&int8),
        &after,
        time(&|x| scores_in_i32(&int8, x)),
    );
    let exact = scores_in_f32(&int8, &x);
    report(
        "8 bits, products in f32",
        bytes(&int8),
        &exact,
        time(&|x| scores_in_f32(&int8, x)),
    );
    assert_eq!(after, exact, "integers of this size are exact in f32");
    Ok(())
}

/// Returns the number of bytes of parameters.
fn bytes(parameters: &impl Leaves) -> usize {
    let mut bytes = 0;
    parameters.visit(Path::ROOT, &mut |_, leaf| bytes += leaf.bytes.len());
    bytes
}

/// Returns the seconds that a function takes.
fn least(run: impl Fn()) -> f64 {
    let second = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    (0..MEASUREMENTS).map(second).fold(f64::INFINITY, f64::min)
}
