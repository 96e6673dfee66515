//! The images: reading them, checking them, and splitting them into training and test images.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;

use crate::error::Error;
use crate::network::{CLASSES, PIXELS, TEST};
use crate::random::Random;

/// The number of images in the file, whose split is fixed.
const IMAGES: usize = 1797;
/// The maximum value of a pixel: ink.
const INK: f32 = 16.0;

/// An image and its digit.
pub(crate) struct Digit {
    /// From 0 (paper) to 1 (ink), row by row.
    pub(crate) pixels: [f32; PIXELS],
    /// From 0 to 9.
    pub(crate) label: usize,
}

/// Returns the training images and the test images.
///
/// The images in the file are grouped by writer, and the last writers write unlike the others (a network that has not
/// seen them reads 92 % of their digits). So the file is shuffled first, always in the same way, whatever the seed of
/// the training, so that accuracies can be compared.
pub(crate) fn read(path: &Path) -> Result<(Vec<Digit>, Vec<Digit>), Error> {
    let text = text(path)?;
    let mut digits = Vec::with_capacity(IMAGES);
    for (row, line) in text.lines().enumerate() {
        let values = numbers(path, row, line)?;
        let [ref pixels @ .., label] = values[..] else {
            return Err(wrong(path, row, None, columns(0)));
        };
        let pixels: &[f32; PIXELS] = pixels
            .try_into()
            .map_err(|_| wrong(path, row, None, columns(values.len())))?;
        check(path, row, pixels)?;
        if label.fract() != 0.0 || !(0.0..CLASSES as f32).contains(&label) {
            let what = format!("the digit is {label}, not one of 0 to {}", CLASSES - 1);
            return Err(wrong(path, row, Some(PIXELS), what));
        }
        digits.push(Digit {
            pixels: pixels.map(|value| value / INK),
            label: label as usize,
        });
    }
    if digits.len() != IMAGES {
        let what = format!("holds {} images, not {IMAGES}", digits.len());
        return Err(Error::file(path, what));
    }
    Random::new(0).shuffle(&mut digits);
    let testing = digits.split_off(IMAGES - TEST);
    Ok((digits, testing))
}

/// Reads one image: 8 lines of 8 numbers, or one line of 64.
pub(crate) fn read_image(path: &Path) -> Result<[f32; PIXELS], Error> {
    let text = text(path)?;
    let width = match text.lines().count() {
        1 => PIXELS,
        _ => 8,
    };
    let mut pixels = Vec::with_capacity(PIXELS);
    for (row, line) in text.lines().enumerate() {
        let values = numbers(path, row, line)?;
        if values.len() != width {
            let what = format!(
                "an image is 8 lines of 8 numbers, or one of {PIXELS}; this line has {}",
                values.len()
            );
            return Err(wrong(path, row, None, what));
        }
        check(path, row, &values)?;
        pixels.extend(values.iter().map(|value| value / INK));
    }
    pixels.try_into().map_err(|pixels: Vec<f32>| {
        let what = format!(
            "an image is 8 lines of 8 numbers; here are {}",
            pixels.len() / 8
        );
        Error::file(path, what)
    })
}

/// Reads the text of a file, which may be gzipped.
fn text(path: &Path) -> Result<String, Error> {
    let mut bytes = fs::read(path).map_err(|error| Error::file(path, error))?;
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut plain = Vec::new();
        MultiGzDecoder::new(&bytes[..])
            .read_to_end(&mut plain)
            .map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => Error::file(path, "the gzip file is truncated"),
                _ => Error::file(path, format!("no sound gzip file: {error}")),
            })?;
        bytes = plain;
    }
    String::from_utf8(bytes).map_err(|_| Error::file(path, "neither CSV nor gzipped CSV"))
}

fn numbers(path: &Path, row: usize, line: &str) -> Result<Vec<f32>, Error> {
    let number = |(column, text): (usize, &str)| {
        text.trim()
            .parse()
            .map_err(|_| wrong(path, row, Some(column), format!("`{text}` is not a number")))
    };
    line.split(',').enumerate().map(number).collect()
}

/// Checks that each value is in the range of a pixel.
fn check(path: &Path, row: usize, pixels: &[f32]) -> Result<(), Error> {
    match pixels.iter().position(|value| !(0.0..=INK).contains(value)) {
        Some(column) => {
            let what = format!("a pixel is from 0 to {INK}, not {}", pixels[column]);
            Err(wrong(path, row, Some(column), what))
        }
        None => Ok(()),
    }
}

fn columns(found: usize) -> String {
    format!(
        "a line has {PIXELS} pixels and the digit, {} numbers, not {found}",
        PIXELS + 1
    )
}

/// Returns the error for a row and a column, counted from 0.
fn wrong(path: &Path, row: usize, column: Option<usize>, what: String) -> Error {
    Error::File {
        path: path.to_owned(),
        at: Some((row + 1, column.map(|column| column + 1))),
        what,
    }
}
