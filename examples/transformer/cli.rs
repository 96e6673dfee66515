//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::prelude::*;

use crate::error::Error;

/// The text that `--help` prints.
pub(crate) const HELP: &str = "\
Learns to write like a poem, character by character.

Usage: transformer [options]

  --steps N          the number of training steps [2000; 0 with --load]
  --mixed            train in mixed precision: layers in bf16, parameters in f32
  --seed N           where the first weights, the training samples and the text come from [0]
  --device FILE      train on the device of this PJRT plugin; needs the feature `pjrt`
  --load FILE        begin with the weights in this safetensors file
  --save FILE        write the weights to this safetensors file
  --length N         the number of characters to write [500]
  --temperature X    how daring to be: near 0 the likeliest character, 1 as in the poem [0.8]
  --help             print this

  transformer --save weights.safetensors                     learn, and keep what was learnt
  transformer --load weights.safetensors --length 2000       write more
  transformer --load weights.safetensors --steps 1000        learn more
";

const STEPS: u32 = 2000;

/// The task.
pub(crate) enum Command {
    Help,
    Run(Options),
}

/// The options of a task.
pub(crate) struct Options {
    pub(crate) steps: u32,
    /// Whether the layers compute in `bf16` while the model is trained.
    pub(crate) mixed: bool,
    pub(crate) seed: u64,
    pub(crate) device: Option<PathBuf>,
    pub(crate) load: Option<PathBuf>,
    pub(crate) save: Option<PathBuf>,
    pub(crate) length: usize,
    pub(crate) temperature: f32,
}

/// Parses the command line of this process.
pub(crate) fn parse() -> Result<Command, Error> {
    let (mut steps, mut seed, mut length, mut temperature) = (None, 0, 500, 0.8);
    let (mut load, mut save, mut device, mut mixed) = (None, None, None, false);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(usage)? {
        let option = match argument {
            Long(option) => option.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(usage(other.unexpected())),
        };
        match option.as_str() {
            "steps" => steps = Some(number(&option, &parser.value().map_err(usage)?)?),
            "mixed" => mixed = true,
            "seed" => seed = number(&option, &parser.value().map_err(usage)?)?,
            "length" => length = number(&option, &parser.value().map_err(usage)?)?,
            "temperature" => temperature = positive(&option, &parser.value().map_err(usage)?)?,
            "device" => device = Some(parser.value().map_err(usage)?.into()),
            "load" => load = Some(parser.value().map_err(usage)?.into()),
            "save" => save = Some(parser.value().map_err(usage)?.into()),
            "help" => return Ok(Command::Help),
            _ => return Err(Error::Usage(format!("unknown option --{option}"))),
        }
    }
    let default = if load.is_some() { 0 } else { STEPS };
    Ok(Command::Run(Options {
        steps: steps.unwrap_or(default),
        mixed,
        seed,
        device,
        load,
        save,
        length,
        temperature,
    }))
}

fn usage(error: lexopt::Error) -> Error {
    Error::Usage(error.to_string())
}

fn number<T: FromStr>(option: &str, value: &OsString) -> Result<T, Error> {
    let text = value.to_string_lossy();
    text.parse().map_err(|_| {
        Error::Usage(format!(
            "--{option}: expected a whole number, found `{text}`"
        ))
    })
}

fn positive(option: &str, value: &OsString) -> Result<f32, Error> {
    let text = value.to_string_lossy();
    let parsed = text.parse().ok();
    parsed
        .filter(|&x: &f32| x > 0.0 && x.is_finite())
        .ok_or_else(|| {
            Error::Usage(format!(
                "--{option}: expected a positive number, found `{text}`"
            ))
        })
}
