//! Detects the edges of a picture by convolutions: `cargo run --release --example edges`.
//!
//! `cargo run --release --example edges -- IN.png OUT.png` reads another picture, which must have the same sizes: they
//! are part of the types.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use tiny_skia::{Pixmap, PremultipliedColorU8};
use typed_xla::prelude::*;

/// The number of rows and of columns of the picture.
#[known]
const SIZE: usize = 512;

/// The number that remains if no weight is outside the picture.
#[known]
const INNER: usize = SIZE - 6;

/// A picture as it is read.
type Picture = f32![1, 1, SIZE, SIZE];

/// Blurs a picture, and then computes its slope in two directions.
///
/// The arrays have the dimensions batch, features, rows, columns; the slopes are two features.
#[computation]
fn edges(picture: &f32![1, 1, SIZE, SIZE]) -> f32![1, 1, INNER, INNER] {
    // The products of weights of a row and of a column, whose sum is 1.
    let row: f32![5] = [1.0, 4.0, 6.0, 4.0, 1.0];
    let weights = reshape(dot_general(row, row), [1, 1, 5, 5]) / 256.0;
    let blurred = conv(picture, weights, padding = "VALID");

    // Sobel's kernels: the rate at which brightness grows to the right, and downwards.
    let right: f32![3, 3] = [[-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [-1.0, 0.0, 1.0]];
    let both = stack((right, transpose(right, [1, 0])), dimension = 0);
    let slopes = conv(blurred, reshape(both, [2, 1, 3, 3]), padding = "VALID");
    sqrt(sum(slopes * slopes, 1, keep = true))
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/camera.png");
    let from = arguments.next().unwrap_or_else(|| data.into());
    let to = arguments.next().unwrap_or_else(|| "edges.png".into());

    let picture = read(&from)?;
    let found = edges(&picture);
    let most = found.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    // Dark lines on paper.
    let drawn = Tensor::from_fn(|index: [usize; 4]| 1.0 - found[index] / most);
    write(&drawn, &to)?;
    println!("edges of {} written to {}", from.display(), to.display());
    Ok(())
}

fn read(path: &PathBuf) -> Result<Picture, Box<dyn Error>> {
    let pixels = Pixmap::load_png(path)
        .map_err(|error| format!("{} is no PNG picture: {error}", path.display()))?;
    let sizes = [pixels.width() as usize, pixels.height() as usize];
    if sizes != [SIZE; 2] {
        let [width, height] = sizes;
        return Err(format!(
            "{} has {width} by {height} pixels, not {SIZE} by {SIZE}",
            path.display()
        )
        .into());
    }
    // The perceived brightness.
    let grey = |p: PremultipliedColorU8| {
        0.2126 * f32::from(p.red()) + 0.7152 * f32::from(p.green()) + 0.0722 * f32::from(p.blue())
    };
    Ok(Tensor::from_fn(|[_, _, y, x]: [usize; 4]| {
        grey(pixels.pixels()[y * SIZE + x]) / 255.0
    }))
}

fn write(picture: &f32![1, 1, INNER, INNER], path: &PathBuf) -> Result<(), Box<dyn Error>> {
    let mut pixels = Pixmap::new(INNER as u32, INNER as u32).ok_or("a picture of no size")?;
    for (pixel, x) in pixels.pixels_mut().iter_mut().zip(picture.iter()) {
        let grey = (x * 255.0).round() as u8;
        *pixel =
            PremultipliedColorU8::from_rgba(grey, grey, grey, 255).ok_or("an opaque colour")?;
    }
    Ok(pixels.save_png(path)?)
}
