//! Errors, each reported in one line.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The reason why the program ends with exit code 2.
#[derive(Debug)]
pub(crate) enum Error {
    /// The command line is invalid.
    Usage(String),
    /// A file has invalid content.
    File {
        path: PathBuf,
        /// The line and the column of the error, counted from 1, if it is at one.
        at: Option<(usize, Option<usize>)>,
        what: String,
    },
    /// Weights could not be read or written.
    Weights(typed_xla::error::Error),
    /// The output could not be written.
    Output(io::Error),
}

impl Error {
    /// Returns the error for a whole file.
    pub(crate) fn file(path: &Path, what: impl fmt::Display) -> Error {
        Error::File {
            path: path.to_owned(),
            at: None,
            what: what.to_string(),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Output(error)
    }
}

impl From<typed_xla::error::Error> for Error {
    fn from(error: typed_xla::error::Error) -> Error {
        Error::Weights(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Usage(what) => write!(f, "{what}; --help lists the options"),
            Error::File { path, at, what } => {
                write!(f, "{}", path.display())?;
                if let Some((line, column)) = at {
                    write!(f, ", line {line}")?;
                    if let Some(column) = column {
                        write!(f, ", column {column}")?;
                    }
                }
                write!(f, ": {what}")
            }
            Error::Weights(error) => write!(f, "{error}"),
            Error::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

impl std::error::Error for Error {}
