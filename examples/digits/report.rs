//! Reports how well the network reads.

use std::io::Write;

use typed_xla::prelude::*;

use crate::data::Digit;
use crate::draw;
use crate::error::Error;
use crate::network::{CLASSES, PIXELS, Params, TEST, predict};

/// The number of mistakes that are drawn.
const DRAWN: usize = 4;

/// An image and how the network read it.
struct Reading<'a> {
    digit: &'a Digit,
    class: usize,
    probability: f32,
}

impl Reading<'_> {
    fn is_right(&self) -> bool {
        self.class == self.digit.label
    }
}

/// Returns the percentage of images that are read correctly.
pub(crate) fn accuracy(params: &Params, testing: &[Digit]) -> f32 {
    percent(&readings(params, testing))
}

/// Prints the accuracy, the confusion matrix, and the images that are misread with the highest probability.
pub(crate) fn report(
    params: &Params,
    testing: &[Digit],
    out: &mut impl Write,
) -> Result<(), Error> {
    let readings = readings(params, testing);
    let right = readings.iter().filter(|reading| reading.is_right()).count();
    let percent = percent(&readings);
    writeln!(
        out,
        "\ntest accuracy {percent:.2} %: {right} of {} right\n",
        readings.len()
    )?;
    confusion(&readings, out)?;

    let mut mistakes: Vec<&Reading<'_>> = readings
        .iter()
        .filter(|reading| !reading.is_right())
        .collect();
    mistakes.sort_by(|a, b| b.probability.total_cmp(&a.probability));
    mistakes.truncate(DRAWN);
    if mistakes.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nthe mistakes it was most sure of\n")?;
    let images = mistakes.iter().map(|reading| {
        let caption = format!("a {} read as {}", reading.digit.label, reading.class);
        (&reading.digit.pixels, caption)
    });
    Ok(draw::row(images, out)?)
}

/// Prints the prediction for one image.
pub(crate) fn prediction(
    params: &Params,
    image: &[f32; PIXELS],
    out: &mut impl Write,
) -> Result<(), Error> {
    let x: f32![1, PIXELS] = Tensor::from_fn(|[_, pixel]| image[pixel]);
    let (class, probability) = best(predict(params, &x).as_slice());
    let caption = format!("a {class} ({:.1} %)", 100.0 * probability);
    Ok(draw::row([(image, caption)].into_iter(), out)?)
}

/// Returns the predictions for the test images.
fn readings<'a>(params: &Params, testing: &'a [Digit]) -> Vec<Reading<'a>> {
    let x: f32![TEST, PIXELS] = Tensor::from_fn(|[image, pixel]| testing[image].pixels[pixel]);
    let probabilities = predict(params, &x);
    let rows = probabilities.as_slice().chunks_exact(CLASSES);
    testing
        .iter()
        .zip(rows)
        .map(|(digit, row)| {
            let (class, probability) = best(row);
            Reading {
                digit,
                class,
                probability,
            }
        })
        .collect()
}

/// Returns the likeliest class and its probability.
fn best(probabilities: &[f32]) -> (usize, f32) {
    let classes = probabilities.iter().copied().enumerate();
    classes
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .expect("there are classes")
}

fn percent(readings: &[Reading<'_>]) -> f32 {
    let right = readings.iter().filter(|reading| reading.is_right()).count();
    100.0 * right as f32 / readings.len() as f32
}

/// Prints a row for each digit: how often it was read as each digit.
fn confusion(readings: &[Reading<'_>], out: &mut impl Write) -> Result<(), Error> {
    let mut counts = [[0; CLASSES]; CLASSES];
    for reading in readings {
        counts[reading.digit.label][reading.class] += 1;
    }
    write!(out, "read as")?;
    for class in 0..CLASSES {
        write!(out, "{class:4}")?;
    }
    writeln!(out)?;
    for (digit, row) in counts.iter().enumerate() {
        write!(out, "{digit:7}")?;
        for count in row {
            match count {
                0 => write!(out, "   ·")?,
                count => write!(out, "{count:4}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
