//! What is wrong with a call of an operation, as data; every wording stands in `wording.rs`.

use core::fmt;

use crate::literal::NumberFault;
use crate::operation::ParamKind;
use crate::{ElementType, Shape, Size};

mod labels;
mod unequal;
mod wording;

pub use labels::{LabelFault, Mode};
pub use xla_shape::error::{LayoutFault, ShapeError};

/// A mistake in a call of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The operation's name as the user wrote it.
    pub operation: String,
    /// The mistake.
    pub fault: Fault,
}

/// A mistake, where it is, and what would help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The operand or attribute that is to blame.
    pub at: At,
    /// What is wrong.
    pub what: Box<What>,
    /// What to write instead, if that is known; `{lhs}` stands for the text of that operand.
    pub help: Option<String>,
}

/// The part of a call that is to blame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The call as a whole.
    Call,
    /// The operand with this number, counted among the arrays.
    Operand(usize),
    /// The argument with this name, and the number of an item in it.
    Named(&'static str, Option<usize>),
}

/// The elements that an operation admits.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// How a message names them: "floating-point".
    pub name: &'static str,
    /// The element types.
    pub admits: fn(ElementType) -> bool,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An element type that the operation does not take.
    ElementNotAdmitted {
        /// What it takes.
        admitted: &'static str,
        /// What came.
        came: ElementType,
    },
    /// Two operands of different element types.
    ElementsDiffer {
        /// What the first is.
        first: ElementType,
        /// What the other is.
        other: ElementType,
    },
    /// Two operands of equal rank with a dimension of different sizes.
    SizesDiffer {
        /// The first operand.
        first: Shape,
        /// The other.
        other: Shape,
        /// The dimension.
        dimension: usize,
    },
    /// Two operands of different ranks.
    RanksDiffer {
        /// The first operand.
        first: Shape,
        /// The other.
        other: Shape,
    },
    /// An operand whose rank the operation does not take.
    Rank {
        /// What it takes: "a scalar", "rank 1 or 2".
        wanted: String,
        /// What came.
        came: Shape,
    },
    /// An operand whose shape has to be a certain one.
    ShapeWanted {
        /// That shape.
        wanted: Shape,
        /// What came.
        came: Shape,
    },
    /// Two dimensions that belong together, with different sizes.
    PairDiffers {
        /// What kind: "contracting", "batch".
        kind: &'static str,
        /// Dimension and size of the left operand.
        lhs: (usize, Size),
        /// Dimension and size of the right operand.
        rhs: (usize, Size),
    },
    /// A dimension number that the operand does not have.
    NoSuchDimension {
        /// The number.
        came: String,
        /// The rank.
        rank: usize,
    },
    /// A dimension number that stands twice.
    RepeatedDimension(usize),
    /// A list of the wrong length.
    Count {
        /// What its items are: "dimension numbers".
        items: &'static str,
        /// How many there should be.
        wanted: usize,
        /// How many there are.
        came: usize,
    },
    /// Dimension numbers that must grow and do not.
    NotIncreasing,
    /// Dimension numbers that must follow each other and do not.
    NotConsecutive,
    /// Another number of elements.
    ElementCount {
        /// The operand's sizes and their product.
        operand: (Vec<Size>, Size),
        /// The wanted sizes and their product.
        result: (Vec<Size>, Size),
    },
    /// A broadcast dimension whose size is neither 1 nor the result's.
    BroadcastSize {
        /// The operand's dimension and size.
        operand: (usize, Size),
        /// The result's dimension and size.
        result: (usize, Size),
    },
    /// A dimension whose size is not the one that a Fourier transform of a length has there.
    TransformLength {
        /// The operand.
        operand: Shape,
        /// Its dimension.
        dimension: usize,
        /// The length of the transform.
        length: Size,
        /// The size that the dimension should have: the length, or half of it and 1.
        wanted: Size,
    },
    /// A number where only another is allowed.
    Value {
        /// What is allowed: "0 or 1".
        wanted: String,
        /// What came.
        came: String,
    },
    /// An argument that has to be given.
    Missing {
        /// Its name.
        name: &'static str,
        /// What may stand there.
        kind: ParamKind,
    },
    /// More arguments than there are parameters.
    TooMany {
        /// How many there are at most.
        most: usize,
        /// How many came.
        came: usize,
    },
    /// An argument given twice: by place and by name.
    GivenTwice(&'static str),
    /// An attribute that the operation does not have.
    NoSuchArgument {
        /// The name.
        came: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// Something that may not stand there.
    Kind {
        /// What may.
        wanted: ParamKind,
        /// What came.
        came: String,
    },
    /// A literal that is no element of the type its neighbour gives it.
    Literal {
        /// Its text.
        text: String,
        /// The element type.
        element: ElementType,
        /// Why.
        fault: NumberFault,
    },
    /// Literals only: nothing gives them an element type.
    Untyped,
    /// A computation with the wrong number of parameters.
    ComputationParameters {
        /// How many it should take.
        wanted: usize,
        /// How many it takes.
        came: usize,
    },
    /// A computation that gives something else than it should.
    ComputationResult {
        /// What it should give.
        wanted: Vec<Shape>,
        /// What it gives.
        came: Vec<Shape>,
    },
    /// A computation that gives something else than it should in a part of a tuple.
    PartDiffers {
        /// What has the part: "the state".
        of: &'static str,
        /// The part, `.0.w`; empty for the whole.
        part: String,
        /// Its type.
        wanted: String,
        /// What the computation gives there.
        came: String,
    },
    /// A conversion that does not exist.
    Conversion {
        /// From what.
        from: ElementType,
        /// To what.
        to: ElementType,
    },
    /// Sizes that cannot be proven equal, or too large.
    SizeOutOfRange,
    /// A call of a computation with an argument of another type.
    ArgumentType {
        /// The parameter's name.
        name: String,
        /// Its type.
        wanted: String,
        /// What came.
        came: String,
        /// The sizes that differ, where nothing else does: the argument's, and what it should be.
        sizes: Vec<(Size, Size)>,
    },
    /// More than something else has.
    AtMost {
        /// The most there may be.
        most: Size,
        /// What that is: "the size of dimension 0".
        of: String,
        /// What came.
        came: Size,
    },
    /// A size that is below zero for these numbers.
    BelowZero(Size),
    /// What the rules in a generic computation demand of its sizes.
    Demanded {
        /// What its size names stand for.
        sizes: Vec<(String, Size)>,
        /// The operation that demands it, and the computations that it stands in, the innermost first.
        path: Vec<String>,
        /// What is wrong there.
        what: Box<What>,
    },
    /// Labels of dimensions that do not fit the arrays or each other.
    Labels(Box<LabelFault>),
    /// An operation whose kernel needs a cargo feature that is not selected.
    Feature(&'static str),
    /// Something that holds for this operation alone.
    Other(String),
    /// A mistake inside an argument that has been reported there.
    Reported,
}

impl What {
    /// Labels that do not fit.
    pub(crate) fn labels(fault: LabelFault) -> What {
        What::Labels(Box::new(fault))
    }

    /// The same for a caller, to whom size names stand for these sizes.
    pub(crate) fn with_sizes(&self, of: &dyn Fn(&str) -> Option<Size>) -> What {
        let at = |size: &Size| size.substitute(of).unwrap_or_else(|_| size.clone());
        match self {
            What::AtMost {
                most,
                of: what,
                came,
            } => What::AtMost {
                most: at(most),
                of: what.clone(),
                came: at(came),
            },
            What::Demanded { sizes, path, what } => What::Demanded {
                sizes: sizes.clone(),
                path: path.clone(),
                what: Box::new(what.with_sizes(of)),
            },
            other => other.clone(),
        }
    }
}

impl Fault {
    /// A mistake in the call as a whole.
    pub fn call(what: What) -> Fault {
        Fault {
            at: At::Call,
            what: Box::new(what),
            help: None,
        }
    }

    /// A mistake in an operand.
    pub fn operand(index: usize, what: What) -> Fault {
        Fault {
            at: At::Operand(index),
            what: Box::new(what),
            help: None,
        }
    }

    /// A mistake in an argument with a name.
    pub fn named(name: &'static str, what: What) -> Fault {
        Fault {
            at: At::Named(name, None),
            what: Box::new(what),
            help: None,
        }
    }

    /// A mistake in one item of a list.
    pub fn item(name: &'static str, item: usize, what: What) -> Fault {
        Fault {
            at: At::Named(name, Some(item)),
            what: Box::new(what),
            help: None,
        }
    }

    /// The same with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Fault {
        self.help = Some(help.into());
        self
    }

    /// The mistake as one of an operation's.
    pub fn of(self, operation: &str) -> Error {
        Error {
            operation: operation.to_string(),
            fault: self,
        }
    }
}

/// One operand as a message shows it.
#[derive(Clone, Debug)]
pub struct Operand {
    /// The parameter's name: "lhs".
    pub parameter: String,
    /// What stands there in the user's text, if it is short.
    pub text: Option<String>,
    /// Its type.
    pub ty: String,
    /// Where it was defined.
    pub place: Option<String>,
}

impl Error {
    /// The whole message: what is wrong, the operands, and what helps.
    pub fn message(&self, operands: &[Operand]) -> String {
        let mut text = self.to_string();
        let names: Vec<String> = operands
            .iter()
            .map(|o| match &o.text {
                Some(text) => format!("{} `{text}`:", o.parameter),
                None => format!("{}:", o.parameter),
            })
            .collect();
        let name_width = names.iter().map(String::len).max().unwrap_or(0);
        let type_width = operands.iter().map(|o| o.ty.len()).max().unwrap_or(0);
        for (operand, name) in operands.iter().zip(&names) {
            let line = match &operand.place {
                Some(place) => format!("{name:name_width$} {:type_width$}  {place}", operand.ty),
                None => format!("{name:name_width$} {}", operand.ty),
            };
            text.push_str("\n  ");
            text.push_str(line.trim_end());
        }
        if let Some(help) = &self.fault.help {
            text.push_str("\n  help: ");
            text.push_str(&in_the_users_words(help, operands));
        }
        text
    }
}

/// Advice with each `{lhs}` replaced by what the user wrote for that operand.
fn in_the_users_words(help: &str, operands: &[Operand]) -> String {
    let mut help = help.to_string();
    for operand in operands {
        let name = operand.text.as_ref().unwrap_or(&operand.parameter);
        help = help.replace(&format!("{{{}}}", operand.parameter), name);
    }
    // A parameter that has no operand keeps its name; other braces are the text's own.
    let (mut text, mut rest) = (String::new(), help.as_str());
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        rest = match after.split_once('}') {
            Some((name, after)) if name.chars().all(|c| c.is_alphanumeric() || c == '_') => {
                text.push_str(name);
                after
            }
            _ => {
                text.push('{');
                after
            }
        };
    }
    text + rest
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.operation, self.fault.what)
    }
}

impl core::error::Error for Error {}
