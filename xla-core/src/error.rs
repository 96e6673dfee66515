//! What can go wrong while a program runs, as values.

use core::fmt;

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
                let elements = plural(count, "element");
                write!(
                    f,
                    "{count} {elements} of {element} take {wanted} bytes, but {came} came"
                )
            }
            Error::NotBool { at, byte } => {
                write!(f, "a bool is the byte 0 or 1, but byte {at} is {byte}")
            }
        }
    }
}

impl core::error::Error for Error {}

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
