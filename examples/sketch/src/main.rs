//! Recognises a digit that you draw by the mouse in the terminal: `cargo run --release -p typed-xla-sketch`.
//!
//! `-- IN.png` reads a picture of any size instead, dark on light or light on dark. `-- IN.png OUT.png` names the
//! picture that is written, `activations.png` otherwise: the digit as the network sees it, and the activations of its
//! first layer.
//!
//! `reading.rs` is the part to read: from a picture of any size to eight by eight pixels and to probabilities. The
//! network is `../quantise/network.rs`, and learns when the program starts.

#[path = "../../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has more that can go wrong")]
mod error;
#[path = "../../quantise/network.rs"]
mod network;
#[path = "../../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;
mod reading;
mod terminal;

use std::error::Error;
use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use typed_xla::prelude::*;

use network::{Network, batch, train};
use reading::{ink, picture, read};

/// The number of times that the network sees each image.
const EPOCHS: u32 = 10;

/// The least difference between ink and paper, of 1 between black and white.
const CONTRAST: f32 = 0.1;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let activations = Path::new("activations.png");
    let result = match &arguments[..] {
        [] => sketch(activations),
        [from] => recognise(from, activations),
        [from, to] => recognise(from, to),
        _ => Err("expected at most two arguments, IN.png and OUT.png".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Returns the trained network.
fn learned() -> Result<Network> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    let images = training.into_iter().chain(testing).collect::<Vec<_>>();
    eprintln!("learning from {} digits ..", images.len());
    Ok(train(&batch(&images), EPOCHS, 0, |_, _| {}))
}

/// Lets the user draw, and recognises what is there after each stroke.
fn sketch(activations: &Path) -> Result<()> {
    if !stdout().is_terminal() {
        return Err("the output is not a terminal to draw in: name a PNG file instead".into());
    }
    terminal::draw(&learned()?, activations)
}

/// Recognises the digit in a file.
fn recognise(from: &Path, to: &Path) -> Result<()> {
    let image = image::open(from).map_err(|error| format!("{}: {error}", from.display()))?;
    let (ink, contrast) = ink(&Tensor::try_from(&image.to_luma_alpha32f())?);
    if contrast < CONTRAST {
        return Err(format!(
            "{}: expected ink on paper, found one colour",
            from.display()
        )
        .into());
    }
    let reading = read(&learned()?, &ink);
    if stdout().is_terminal() {
        println!("{}\n{}", reading.fitted.show(), reading.activations.show());
    } else {
        println!(
            "{:#}\n{:#}",
            reading.fitted.show(),
            reading.activations.show()
        );
    }
    for (digit, probability) in reading.likeliest() {
        println!("{digit} {:5.1} %", 100.0 * probability);
    }
    picture(&reading.fitted, &reading.activations).save_png_range(to, 0.0..=1.0)?;
    println!("activations of the first layer written to {}", to.display());
    Ok(())
}
