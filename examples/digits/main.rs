//! Learns to read handwritten digits: `cargo run --release --example digits`. `-- --help` lists the options.
//!
//! `network.rs` is the part to read first: the network, its loss and its gradient are computations there.

mod cli;
mod data;
mod device;
mod draw;
mod error;
mod network;
mod random;
mod report;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

use typed_xla::safetensors;

use cli::{Command, Options};
use device::Device;
use error::Error;
use network::Params;
use random::Random;

fn main() -> ExitCode {
    match cli::parse().and_then(|command| run(&command, &mut io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed it.
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command, out: &mut impl Write) -> Result<(), Error> {
    let options = match command {
        Command::Help => return Ok(out.write_all(cli::HELP.as_bytes())?),
        Command::Run(options) => options,
    };
    // Read before training, so that a mistyped name does not cost a training.
    let image = options
        .predict
        .as_deref()
        .map(data::read_image)
        .transpose()?;
    let mut random = Random::new(options.seed);
    let mut params = match &options.load {
        Some(path) => safetensors::load(path)?,
        None => Params::random(&mut random),
    };
    if options.epochs > 0 || image.is_none() {
        learn(&mut params, options, &mut random, out)?;
    }
    if let Some(path) = &options.save {
        safetensors::save(&params, path)?;
        writeln!(out, "\nweights written to {}", path.display())?;
    }
    if let Some(image) = image {
        if options.epochs > 0 {
            writeln!(out)?;
        }
        report::prediction(&params, &image, out)?;
    }
    Ok(())
}

/// Trains, and reports how well the network reads the test images.
fn learn(
    params: &mut Params,
    options: &Options,
    random: &mut Random,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (training, testing) = data::read(&options.data)?;
    writeln!(
        out,
        "{} images to learn from, {} to test on",
        training.len(),
        testing.len()
    )?;
    let device = options.device.as_deref();
    let device = device
        .map(|plugin| Device::load(plugin, params))
        .transpose()?;
    let images = (&training[..], &testing[..]);
    train::train(params, device, images, options.epochs, random, out)?;
    report::report(params, &testing, out)
}
