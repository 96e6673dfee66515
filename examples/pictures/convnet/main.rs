//! A convolutional network learns to read handwritten digits: `cargo run --release --example convnet`.
//!
//! `network.rs` is the part to read first: the network, its loss and its training step are computations there. `-- --help`
//! lists the options.

#[path = "../../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../../digits/error.rs"]
mod error;
mod network;
mod picture;
#[path = "../../digits/random.rs"]
mod random;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use lexopt::prelude::*;
use typed_xla::prelude::*;
use typed_xla::safetensors;
use typed_xla::train::Momentum;

use data::Digit;
use error::Error;
use network::{BATCH, CLASSES, Params, Statistics, TEST, predict, step};
use random::Random;

const HELP: &str = "\
A convolutional network learns to read handwritten digits, and draws its filters.

Usage: convnet [options]

  --epochs N     how often to go through the training images [15]
  --seed N       where the first weights and the order of the images come from [0]
  --out FILE     the picture of the filters [filters.png]
  --save FILE    write the weights to this safetensors file
  --help         print this
";

/// The learning rate of the first steps; it decreases to the last ones.
const RATE: f32 = 0.05;

struct Options {
    epochs: u32,
    seed: u64,
    out: PathBuf,
    save: Option<PathBuf>,
}

fn main() -> ExitCode {
    match options().and_then(|options| options.map_or(Ok(()), |options| run(&options))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Parses the command line; `None` if it asks for help, which is printed.
fn options() -> Result<Option<Options>, Error> {
    let mut options = Options {
        epochs: 15,
        seed: 0,
        out: PathBuf::from("filters.png"),
        save: None,
    };
    let usage = |error: lexopt::Error| Error::Usage(error.to_string());
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(usage)? {
        let option = match argument {
            Long(option) => option.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(usage(other.unexpected())),
        };
        if option == "help" {
            print!("{HELP}");
            return Ok(None);
        }
        let value = parser.value().map_err(usage)?;
        match option.as_str() {
            "epochs" => options.epochs = value.parse().map_err(usage)?,
            "seed" => options.seed = value.parse().map_err(usage)?,
            "out" => options.out = value.into(),
            "save" => options.save = Some(value.into()),
            _ => return Err(Error::Usage(format!("unknown option --{option}"))),
        }
    }
    Ok(Some(options))
}

fn run(options: &Options) -> Result<(), Error> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    println!(
        "{} images to learn from, {} to test on",
        training.len(),
        testing.len()
    );
    let mut random = Random::new(options.seed);
    let mut params = Params::random(&mut random);
    let mut statistics = Statistics::unit();
    train(
        &mut params,
        &mut statistics,
        &training,
        &testing,
        options.epochs,
        &mut random,
    );
    println!(
        "test accuracy {:.2} %",
        accuracy(&params, &statistics, &testing)
    );
    let picture = picture::draw(&params).save_png(&options.out);
    picture.map_err(|error| Error::file(&options.out, error))?;
    println!("filters drawn in {}", options.out.display());
    if let Some(path) = &options.save {
        safetensors::save(&params, path)?;
        println!("weights written to {}", path.display());
    }
    Ok(())
}

/// Visits the training images, [`BATCH`] at a time, in a new order in each epoch.
fn train(
    params: &mut Params,
    statistics: &mut Statistics,
    training: &[Digit],
    testing: &[Digit],
    epochs: u32,
    random: &mut Random,
) {
    let mut order: Vec<usize> = (0..training.len()).collect();
    let mut state = Momentum::default();
    let mut x = <f32![BATCH, 1, 8, 8]>::zeros();
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
                let pixels = &training[i].pixels;
                x.as_mut_slice()[row * pixels.len()..][..pixels.len()].copy_from_slice(pixels);
                digits[[row]] = training[i].label as i32;
            }
            loss += step(params, &mut state, statistics, &x, &digits, rate);
            bar.inc(1);
        }
        let loss = loss / batches as f32;
        let accuracy = accuracy(params, statistics, testing);
        bar.suspend(|| {
            println!("epoch {epoch:3}   loss {loss:.4}   test accuracy {accuracy:5.2} %");
        });
    }
    bar.finish_and_clear();
}

/// Returns the percentage of images that are read correctly.
fn accuracy(params: &Params, statistics: &Statistics, testing: &[Digit]) -> f32 {
    let pixel = |[image, _, row, column]: [usize; 4]| testing[image].pixels[row * 8 + column];
    let images: f32![TEST, 1, 8, 8] = Tensor::from_fn(pixel);
    let probabilities = predict(params, statistics, &images);
    let likeliest = |row: &[f32]| {
        let classes = row.iter().enumerate();
        classes
            .max_by(|a, b| a.1.total_cmp(b.1))
            .map(|(class, _)| class)
    };
    let rows = probabilities.as_slice().chunks_exact(CLASSES).zip(testing);
    let right = rows
        .filter(|(row, digit)| likeliest(row) == Some(digit.label))
        .count();
    100.0 * right as f32 / TEST as f32
}
