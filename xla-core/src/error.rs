//! What can go wrong while a program runs, as values.

use core::fmt;
use std::io;
use std::path::PathBuf;

use xla_hlo::ElementType;

/// What went wrong, with what was wanted and what came.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A tensor was to be made of another number of elements than its shape holds.
    Length {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor.
        dims: Vec<usize>,
        /// How many elements came.
        came: usize,
    },
    /// Elements were to be read from another number of bytes than they take.
    Bytes {
        /// The element type.
        element: ElementType,
        /// How many bytes the elements take.
        wanted: usize,
        /// How many bytes came.
        came: usize,
    },
    /// A byte that was to be a `bool` is neither 0 nor 1.
    NotBool {
        /// Where it stands.
        at: usize,
        /// What it is.
        byte: u8,
    },
    /// A file could not be read or written.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is not what its format asks for.
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file holds other tensors than those that were wanted. Each is given as its name and its type: `w1: f32[64, 128]`.
    Misfit {
        /// The file.
        path: PathBuf,
        /// Wanted, but not in the file.
        missing: Vec<String>,
        /// In the file, but not wanted.
        extra: Vec<String>,
        /// In both, but of different types: what was wanted, and the type that came.
        misshapen: Vec<(String, String)>,
    },
    /// A file format has no such element type.
    Unsupported {
        /// The element type.
        element: ElementType,
        /// The format.
        format: &'static str,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Length {
                element,
                dims,
                came,
            } => {
                let wanted: usize = dims.iter().product();
                write!(
                    f,
                    "{element}{dims:?} holds {wanted} {}, but {came} came",
                    plural(wanted, "element")
                )
            }
            Error::Bytes {
                element,
                wanted,
                came,
            } => {
                let count = wanted / element.bytes();
                let verb = if count == 1 { "takes" } else { "take" };
                let (elements, bytes) = (plural(count, "element"), plural(*wanted, "byte"));
                write!(
                    f,
                    "{count} {elements} of {element} {verb} {wanted} {bytes}, but {came} came"
                )
            }
            Error::NotBool { at, byte } => {
                write!(f, "a bool is the byte 0 or 1, but byte {at} is {byte}")
            }
            Error::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Error::Malformed { path, reason } => write!(f, "{}: {reason}", path.display()),
            Error::Misfit {
                path,
                missing,
                extra,
                misshapen,
            } => {
                write!(f, "{}: the tensors do not fit", path.display())?;
                list(f, "missing", missing.iter().map(String::as_str))?;
                list(f, "extra", extra.iter().map(String::as_str))?;
                let misshapen: Vec<String> = misshapen
                    .iter()
                    .map(|(wanted, came)| format!("{wanted}, but {came} came"))
                    .collect();
                list(f, "misshapen", misshapen.iter().map(String::as_str))
            }
            Error::Unsupported { element, format } => {
                write!(f, "{format} has no element type for {element}")
            }
        }
    }
}

/// `; missing a; missing b`, on the one line that the message is.
fn list<'a>(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    items: impl Iterator<Item = &'a str>,
) -> fmt::Result {
    for item in items {
        write!(f, "; {what} {item}")?;
    }
    Ok(())
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}

/// The noun, with an s unless there is one of it.
fn plural(count: usize, noun: &str) -> String {
    if count == 1 {
        noun.to_owned()
    } else {
        format!("{noun}s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_what_was_wanted_and_what_came() {
        let table: [(Error, &str); 2] = [
            (
                Error::Length {
                    element: ElementType::F32,
                    dims: vec![2, 3],
                    came: 5,
                },
                "f32[2, 3] holds 6 elements, but 5 came",
            ),
            (
                Error::Length {
                    element: ElementType::I8,
                    dims: vec![],
                    came: 0,
                },
                "i8[] holds 1 element, but 0 came",
            ),
        ];
        for (error, message) in table {
            assert_eq!(error.to_string(), message);
        }
    }
}
