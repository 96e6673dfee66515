//! The training: many small steps, each on a batch of images.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use typed_xla::prelude::*;

use crate::data::Digit;
use crate::device::Device;
use crate::error::Error;
use crate::network::{BATCH, PIXELS, Params, step};
use crate::random::Random;
use crate::report;

/// The learning rate of the first steps; it decreases to the last ones.
const RATE: f32 = 0.1;

/// Improves the parameters, and prints after each epoch how well they do.
///
/// An epoch visits the training images in a new order, [`BATCH`] at a time; the remainder at its end is dropped, and
/// may be used in another epoch. The steps run on the device, if there is one.
pub(crate) fn train(
    params: &mut Params,
    mut device: Option<Device>,
    (training, testing): (&[Digit], &[Digit]),
    epochs: u32,
    random: &mut Random,
    out: &mut impl Write,
) -> Result<(), Error> {
    let mut order: Vec<usize> = (0..training.len()).collect();
    let mut velocity = Params::zeros();
    let mut x = <f32![BATCH, PIXELS]>::zeros();
    let mut digits = <i32![BATCH]>::zeros();

    let batches = training.len() / BATCH;
    let bar = ProgressBar::new(u64::from(epochs) * batches as u64);
    let style = "{bar:40} {pos}/{len} steps";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is sound"));
    for epoch in 1..=epochs {
        random.shuffle(&mut order);
        let rate = RATE * (epochs - epoch + 1) as f32 / epochs as f32;
        let mut loss = 0.0;
        for batch in order.chunks_exact(BATCH) {
            for (row, &i) in batch.iter().enumerate() {
                let digit = &training[i];
                x.as_mut_slice()[row * PIXELS..][..PIXELS].copy_from_slice(&digit.pixels);
                digits[[row]] = digit.label as i32;
            }
            match &mut device {
                Some(device) => device.step(&x, &digits, rate)?,
                None => loss += step(params, &mut velocity, &x, &digits, rate),
            }
            bar.inc(1);
        }
        if let Some(device) = &mut device {
            (loss, *params) = device.report()?;
        }
        let loss = loss / batches as f32;
        let accuracy = report::accuracy(params, testing);
        bar.suspend(|| {
            writeln!(
                out,
                "epoch {epoch:3}   loss {loss:.4}   test accuracy {accuracy:5.2} %"
            )
        })?;
    }
    bar.finish_and_clear();
    Ok(())
}
