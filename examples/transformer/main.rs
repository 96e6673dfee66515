//! A small transformer learns to write like Milton: `cargo run --release --example transformer`. `-- --help` lists the
//! options.
//!
//! It reads *Paradise Lost* character by character and learns to predict the next one. A table of how often each
//! character follows each other one is the measure: the transformer, which sees up to 64 characters, has to do better on
//! the last twentieth of the poem, which neither has seen. At the end it writes verses.
//!
//! `model.rs` is the part to read: layers are structs with methods, the blocks are an array, and
//! `value_and_grad(|gpt| gpt.loss(tokens, next))` in `train.rs` is a struct with the derivative by each of the 350
//! thousand parameters.

mod bigram;
mod cli;
mod device;
#[path = "../digits/error.rs"]
mod error;
mod model;
mod sample;
mod text;
mod train;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use typed_xla::prelude::*;
use typed_xla::safetensors;

use cli::{Command, Options};
use device::Device;
use error::Error;
use model::gpt::Gpt;
use text::Text;

const TEXT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/paradise-lost.txt.gz");

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
    let text = Text::read(Path::new(TEXT))?;
    let mut rng = Rng::new(options.seed);
    let mut gpt = match &options.load {
        Some(path) => safetensors::load(path)?,
        None => Gpt::<f32>::random(&mut rng),
    };
    learn(&mut gpt, &text, options, &mut rng, out)?;
    if let Some(path) = &options.save {
        safetensors::save(&gpt, path)?;
        writeln!(out, "weights written to {}", path.display())?;
    }
    let written = sample::sample(&gpt, &text, options.length, options.temperature, &mut rng);
    writeln!(out, "\n{written}")?;
    Ok(())
}

/// Trains, and compares with a table of pairs.
fn learn(
    gpt: &mut Gpt<f32>,
    text: &Text,
    options: &Options,
    rng: &mut Rng,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (training, testing) = text.split();
    let device = options.device.as_deref();
    let device = device
        .map(|plugin| Device::load(plugin, gpt, options.mixed))
        .transpose()?;
    train::train(gpt, device, training, options, rng, out)?;
    let pairs = bigram::loss(training, testing);
    writeln!(
        out,
        "loss of a table of pairs on the last twentieth: {pairs:.3}"
    )?;
    writeln!(
        out,
        "loss of the transformer there:                  {:.3}",
        train::test(gpt, testing)
    )?;
    Ok(())
}
