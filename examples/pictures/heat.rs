//! Heat that spreads over a plate, drawn in the terminal and written as a picture:
//! `cargo run --release --example heat`.
//!
//! `cargo run --release --example heat -- OUT.png` writes the picture elsewhere.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tiny_skia::{Pixmap, PremultipliedColorU8};
use typed_xla::prelude::*;

/// The number of rows and of columns of the plate.
#[known]
const SIZE: usize = 96;

/// The number of those that are not at its edge.
#[known]
const INNER: usize = SIZE - 2;

/// The share of the difference to its neighbours that a point takes over in a step; above a quarter it would oscillate.
#[known]
const RATE: f32 = 0.2;

/// Lets the heat spread until no point changes by more than `still` in a step, or for `most` steps; returns the number
/// of steps.
///
/// Hot points stay hot, and the edge keeps its temperature.
#[computation]
fn spread(plate: &mut f32![SIZE, SIZE], hot: &bool![SIZE, SIZE], still: f32, most: i32) -> i32 {
    let mut steps = 0i32;
    let mut change = still + 1.0;
    while (steps < most) & (change > still) {
        let middle = slice(*plate, [1, 1], [1 + INNER, 1 + INNER]);
        let above = slice(*plate, [0, 1], [INNER, 1 + INNER]);
        let below = slice(*plate, [2, 1], [2 + INNER, 1 + INNER]);
        let left = slice(*plate, [1, 0], [1 + INNER, INNER]);
        let right = slice(*plate, [1, 2], [1 + INNER, 2 + INNER]);
        let flow = RATE * (above + below + left + right - 4.0 * middle);
        let flow = select(hot, 0.0, pad(flow, 0.0, [1, 1], [1, 1]));
        *plate += flow;
        change = reduce(max, abs(flow), 0.0);
        steps += 1;
    }
    steps
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
    let to = std::env::args_os().nth(1).map(PathBuf::from);
    let to = to.unwrap_or_else(|| "heat.png".into());
    // A ring, and a bar beside it.
    let hot = Tensor::from_fn(|[row, column]: [usize; 2]| {
        let (x, y) = (column as f32 - 32.0, row as f32 - 48.0);
        let ring = (15.0..18.0).contains(&x.hypot(y));
        ring || (68..72).contains(&column) && (20..76).contains(&row)
    });
    let mut plate = Tensor::from_fn(|index: [usize; 2]| if hot[index] { 1.0 } else { 0.0 });
    let mut steps = 0;
    for most in [0, 60, 5000] {
        steps += spread(&mut plate, &hot, 1e-5, most);
        println!("after {steps} steps:");
        draw(&plate);
    }
    write(&plate, &to)?;
    println!("written to {}", to.display());
    Ok(())
}

/// Draws two rows of points in each line of the terminal.
fn draw(plate: &f32![SIZE, SIZE]) {
    const SHADES: [char; 10] = [' ', '.', ':', '-', '=', '+', '*', '#', '%', '@'];
    for row in (0..SIZE).step_by(4) {
        let shade = |column: usize| {
            let mean = (plate[[row, column]] + plate[[row + 2, column]]) / 2.0;
            SHADES[((mean * 10.0) as usize).min(9)]
        };
        let line: String = (0..SIZE).step_by(2).map(shade).collect();
        println!("{}", line.trim_end());
    }
}

/// Writes the plate as a picture: black is cold, then red, yellow, and white.
fn write(plate: &f32![SIZE, SIZE], path: &Path) -> Result<(), Box<dyn Error>> {
    let size = u32::try_from(SIZE)?;
    let mut picture = Pixmap::new(size, size).ok_or("there is no memory for the picture")?;
    for (pixel, heat) in picture.pixels_mut().iter_mut().zip(plate.iter()) {
        let part = |from: f32| ((heat - from) * 3.0 * 255.0).clamp(0.0, 255.0) as u8;
        let [red, green, blue] = [0.0, 1.0 / 3.0, 2.0 / 3.0].map(part);
        if let Some(color) = PremultipliedColorU8::from_rgba(red, green, blue, 255) {
            *pixel = color;
        }
    }
    Ok(picture.save_png(path)?)
}
