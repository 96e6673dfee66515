//! Faults in the labels of dimensions in sums and products of arrays.

use core::fmt;

use super::wording::counted;
use crate::labels::Label;
use crate::{Shape, Size};

/// A fault in labels, which do not fit the arrays or each other. Arrays are named by the user's text, in backticks, if
/// there is such a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelFault {
    /// A text that is not a list of labels.
    Text {
        /// The text.
        text: String,
        /// The number of the first wrong character, from 1.
        at: usize,
        /// Whether the label that begins there is too long.
        long: bool,
    },
    /// A number of labels that is not the rank of the array.
    Count {
        /// The array.
        array: String,
        /// Its shape.
        shape: Shape,
        /// The number of labels.
        found: usize,
    },
    /// An array of rank 1 or more without labels, beside others that have them.
    Missing {
        /// The array.
        array: String,
        /// Its shape.
        shape: Shape,
    },
    /// A label that the result has twice.
    Twice {
        /// The label.
        label: Label,
    },
    /// A label of the result that no array has.
    Unknown {
        /// The label.
        label: Label,
    },
    /// A label of the result that one term of a sum lacks.
    Lacking {
        /// The label.
        label: Label,
        /// The arrays and numbers of the term.
        term: Vec<String>,
    },
    /// A label that occurs once in the arrays of a product and not in the result.
    Alone {
        /// The label.
        label: Label,
        /// The array that has it.
        array: String,
    },
    /// Dimensions with the same label and different sizes.
    Sizes {
        /// The label.
        label: Label,
        /// The first dimension with it.
        first: Mode,
        /// The other dimension.
        other: Mode,
    },
    /// A sum as a factor, one of whose terms is a product.
    ProductInSum,
}

/// A dimension of an array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The array.
    pub array: String,
    /// The number of the dimension.
    pub dimension: usize,
    /// The size of the dimension.
    pub size: Size,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mode {
            array,
            dimension,
            size,
        } = self;
        write!(f, "{size} in {array} (dimension {dimension})")
    }
}

impl fmt::Display for LabelFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LabelFault::Text { text, at, long } => {
                if *long {
                    let most = Label::LONGEST;
                    return write!(
                        f,
                        "the label at character {at} has more than {most} characters"
                    );
                }
                match text.chars().nth(at - 1) {
                    Some(',') | None => write!(f, "expected a label at character {at}")?,
                    Some(other) => write!(f, "unexpected `{other}` at character {at}")?,
                }
                f.write_str(": labels are letters, digits and `_`, separated by commas")
            }
            LabelFault::Count {
                array,
                shape,
                found,
            } => {
                let expected = counted(shape.rank(), "labels");
                write!(f, "{array} is {shape}: expected {expected}, found {found}")
            }
            LabelFault::Missing { array, shape } => write!(
                f,
                "{array} is {shape} and has no labels: only scalars may omit them"
            ),
            LabelFault::Twice { label } => {
                write!(f, "label `{label}` is listed twice in the result")
            }
            LabelFault::Unknown { label } => {
                write!(f, "the result has label `{label}`, which no operand has")
            }
            LabelFault::Lacking { label, term } => write!(
                f,
                "the terms of a sum must have the same labels: `{label}` is missing in {}",
                term.join(" * ")
            ),
            LabelFault::Alone { label, array } => write!(
                f,
                "label `{label}` occurs only once, in {array}, and not in the result"
            ),
            LabelFault::Sizes {
                label,
                first,
                other,
            } => write!(f, "sizes of label `{label}` differ: {first} and {other}"),
            LabelFault::ProductInSum => {
                f.write_str("a product in a sum that is a factor needs its own labels")
            }
        }
    }
}
