//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::prelude::*;

use crate::error::Error;

/// The text that `--help` prints.
pub(crate) const HELP: &str = "\
Learns to read handwritten digits, and says how well it does.

Usage: digits [options]

  --data FILE      the images, as CSV, plain or gzipped [examples/data/digits.csv.gz]
  --epochs N       how often to go through the training images [20; 0 with --load]
  --seed N         where the first weights and the order of the images come from [0]
  --load FILE      begin with the weights in this safetensors file
  --save FILE      write the weights to this safetensors file
  --device FILE    train on the device of this PJRT plugin; needs the feature `pjrt`
  --predict FILE   read one digit: a CSV file of 8x8 numbers from 0 (paper) to 16 (ink)
  --help           print this

  digits --save weights.safetensors                        learn, and keep what was learnt
  digits --load weights.safetensors                        test what was learnt
  digits --load weights.safetensors --predict image.csv    read an image
";

const EPOCHS: u32 = 20;
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/digits.csv.gz");

/// The task.
pub(crate) enum Command {
    Help,
    Run(Options),
}

/// The options of a task.
pub(crate) struct Options {
    pub(crate) data: PathBuf,
    pub(crate) epochs: u32,
    pub(crate) seed: u64,
    pub(crate) load: Option<PathBuf>,
    pub(crate) device: Option<PathBuf>,
    pub(crate) save: Option<PathBuf>,
    pub(crate) predict: Option<PathBuf>,
}

/// Parses the command line of this process.
pub(crate) fn parse() -> Result<Command, Error> {
    let mut data = PathBuf::from(DATA);
    let (mut epochs, mut seed) = (None, 0);
    let (mut load, mut save, mut predict, mut device) = (None, None, None, None);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(usage)? {
        let option = match argument {
            Long(option) => option.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(usage(other.unexpected())),
        };
        match option.as_str() {
            "data" => data = parser.value().map_err(usage)?.into(),
            "epochs" => epochs = Some(number(&option, &parser.value().map_err(usage)?)?),
            "seed" => seed = number(&option, &parser.value().map_err(usage)?)?,
            "load" => load = Some(parser.value().map_err(usage)?.into()),
            "save" => save = Some(parser.value().map_err(usage)?.into()),
            "device" => device = Some(parser.value().map_err(usage)?.into()),
            "predict" => predict = Some(parser.value().map_err(usage)?.into()),
            "help" => return Ok(Command::Help),
            _ => return Err(Error::Usage(format!("unknown option --{option}"))),
        }
    }
    let default = if load.is_some() { 0 } else { EPOCHS };
    Ok(Command::Run(Options {
        data,
        epochs: epochs.unwrap_or(default),
        seed,
        load,
        device,
        save,
        predict,
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
