//! Errors in a call of an operation, as data; their wording is in `error/wording.rs`. A rule returns a [`Fault`]
//! without the user's text; the front end adds names, shapes and positions.

use core::fmt;

use crate::list::Items;
use crate::literal::NumberFault;
use crate::param::ParamKind;
use crate::{ElementType, Shape, Size};

mod labels;
mod operand;
mod sizes;
mod wording;

pub use labels::{LabelFault, Mode};
pub use operand::{Operand, named};
pub(crate) use wording::literal_help;
pub use xla_shape::error::{LayoutFault, ShapeError, below};

/// An error in a call of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The operation's name as the user wrote it.
    pub operation: String,
    /// The fault in the call.
    pub fault: Fault,
}

/// A fault, its place in the call and advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The operand or attribute at fault.
    pub at: At,
    /// The kind of fault, with the values that a message shows.
    pub what: Box<FaultKind>,
    /// The suggested fix, if any; `{lhs}` is replaced by the text of that operand.
    pub help: Option<String>,
}

/// The part of a call that is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The call as a whole.
    Call,
    /// The operand with this index among the array operands.
    Operand(usize),
    /// The argument with this name, and the index of an item in it.
    Named(&'static str, Option<usize>),
}

/// A class of element types that an operation accepts.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The name of the class in messages: "floating-point".
    pub name: &'static str,
    /// Whether an element type belongs to the class.
    pub admits: fn(ElementType) -> bool,
}

/// The kind of a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// An element type that the operation does not accept.
    ElementNotAdmitted {
        /// The accepted element types.
        admitted: &'static str,
        /// The element type found.
        found: ElementType,
    },
    /// Two operands of different element types.
    ElementsDiffer {
        /// The element type of the first operand.
        first: ElementType,
        /// The element type of the other operand.
        other: ElementType,
    },
    /// Two operands of equal rank whose sizes differ in one dimension.
    SizesDiffer {
        /// The first operand.
        first: Shape,
        /// The other operand.
        other: Shape,
        /// The dimension whose sizes differ.
        dimension: usize,
    },
    /// Two operands of different ranks.
    RanksDiffer {
        /// The first operand.
        first: Shape,
        /// The other operand.
        other: Shape,
    },
    /// `.along` on an operand that the operation does not broadcast.
    MisplacedAlong {
        /// Whether the result of the operation may have it instead.
        moves: bool,
    },
    /// An operand whose rank the operation does not accept.
    Rank {
        /// The accepted ranks: "a scalar", "rank 1 or 2".
        expected: String,
        /// The operand's shape.
        found: Shape,
    },
    /// An operand whose shape is not the expected one.
    ShapeExpected {
        /// The expected shape.
        expected: Shape,
        /// The shape found.
        found: Shape,
    },
    /// Two paired dimensions of different sizes.
    PairDiffers {
        /// The kind of dimension: "contracting", "batch".
        kind: &'static str,
        /// Dimension and size of the left operand.
        lhs: (usize, Size),
        /// Dimension and size of the right operand.
        rhs: (usize, Size),
    },
    /// A dimension number that the operand does not have.
    NoSuchDimension {
        /// The dimension number.
        found: String,
        /// The operand's rank.
        rank: usize,
    },
    /// A negative dimension number, which counts from the end, of a dimension that the operand does not have.
    NoDimensionFromEnd {
        /// The dimension number.
        found: i64,
        /// The operand's rank.
        rank: usize,
    },
    /// A dimension number that is listed twice.
    RepeatedDimension(usize),
    /// A list of the wrong length.
    Count {
        /// The list's items: "dimension numbers".
        items: &'static str,
        /// The expected length.
        expected: usize,
        /// The length found.
        found: usize,
    },
    /// Dimension numbers that must increase and do not.
    NotIncreasing,
    /// Dimension numbers that must be consecutive and are not.
    NotConsecutive,
    /// An operand and a result with different numbers of elements.
    ElementCount {
        /// The operand's sizes and their product.
        operand: (Vec<Size>, Size),
        /// The result's sizes and their product.
        result: (Vec<Size>, Size),
    },
    /// A broadcast dimension whose size is neither 1 nor the result's.
    BroadcastSize {
        /// The operand's dimension and size.
        operand: (usize, Size),
        /// The result's dimension and size.
        result: (usize, Size),
    },
    /// A dimension whose size does not match the length of a Fourier transform.
    TransformLength {
        /// The operand.
        operand: Shape,
        /// The dimension.
        dimension: usize,
        /// The length of the transform.
        length: Size,
        /// The expected size: `length`, or `length / 2 + 1`.
        expected: Size,
    },
    /// A value that is not allowed.
    Value {
        /// The allowed values: "0 or 1".
        expected: String,
        /// The value found.
        found: String,
    },
    /// A string that is none of a few.
    Word {
        /// The allowed strings.
        allowed: &'static [&'static str],
        /// The string found.
        found: String,
    },
    /// A required argument that is missing.
    Missing {
        /// The parameter's name.
        name: &'static str,
        /// The kind of argument that the parameter takes.
        kind: ParamKind,
    },
    /// More arguments than there are parameters.
    TooMany {
        /// The number of parameters.
        most: usize,
        /// The number of arguments.
        found: usize,
    },
    /// An argument that is passed twice, by position and by name.
    DuplicateArgument(&'static str),
    /// An argument name that the operation does not have.
    NoSuchArgument {
        /// The name found.
        found: String,
        /// The names that the operation has.
        known: Vec<&'static str>,
    },
    /// An argument of the wrong kind.
    Kind {
        /// The expected kind.
        expected: ParamKind,
        /// A description of the argument found.
        found: String,
    },
    /// A literal that is not a value of the element type that the other operands require.
    Literal {
        /// The literal's text.
        text: String,
        /// The element type.
        element: ElementType,
        /// The reason.
        fault: NumberFault,
    },
    /// Literals without an array that determines their element type.
    Untyped,
    /// A computation with the wrong number of parameters.
    ComputationParameters {
        /// The expected number of parameters.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// A computation whose results have the wrong shapes.
    ComputationResult {
        /// The expected shapes.
        expected: Vec<Shape>,
        /// The shapes found.
        found: Vec<Shape>,
    },
    /// A computation whose result has the wrong type in one part.
    PartDiffers {
        /// The owner of the part: "the state".
        of: &'static str,
        /// The path of the part, `.0.w`; empty for the whole result.
        part: String,
        /// The expected type.
        expected: String,
        /// The type found.
        found: String,
    },
    /// An unsupported conversion.
    Conversion {
        /// The source element type.
        from: ElementType,
        /// The target element type.
        to: ElementType,
    },
    /// An array with more bytes than `i64::MAX`.
    TooManyBytes(Shape),
    /// Arrays at all indices of a batch of these sizes; one array has more bytes than `i64::MAX`.
    BatchTooLarge(Vec<Size>),
    /// A size that is computed from others by this expression, such as `3 - 5`, and is negative or too large.
    SizeRange(String),
    /// A size in this shape or attribute of a callee that is negative or too large with the sizes of a call.
    CalleeSize(String),
    /// An argument of a computation call whose type differs from the parameter's.
    ArgumentType {
        /// The parameter's name.
        name: String,
        /// The parameter's type.
        expected: String,
        /// The argument's type.
        found: String,
        /// The pairs of sizes, the argument's and the expected one, if the types differ in nothing else.
        sizes: Vec<(Size, Size)>,
    },
    /// A size that exceeds a limit.
    AtMost {
        /// The limit.
        most: Size,
        /// The meaning of the limit: "the size of dimension 0".
        of: String,
        /// The size found.
        found: Size,
    },
    /// A size that is less than a limit.
    AtLeast {
        /// The limit.
        least: Size,
        /// The meaning of the limit.
        of: String,
        /// The size found.
        found: Size,
    },
    /// A size that is not a multiple of another.
    Multiple {
        /// The other size.
        of: Size,
        /// The size found.
        found: Size,
    },
    /// A size that is negative for these values of its size names.
    BelowZero(Size),
    /// A size constraint of a generic callee that is violated.
    Unsatisfied {
        /// The sizes that the callee's size names are bound to.
        sizes: Vec<(String, Size)>,
        /// The operation that has the constraint, then the computations that contain it, innermost first.
        path: Vec<String>,
        /// The fault in that operation.
        what: Box<FaultKind>,
    },
    /// Labels of dimensions that do not match the arrays or each other.
    Labels(Box<LabelFault>),
    /// An operation whose kernel needs a cargo feature that is not enabled.
    Feature(&'static str),
    /// A fault that only this operation has.
    Other(String),
    /// An operation that has no derivative is differentiated.
    NoDerivative {
        /// The operation, or the custom function.
        operation: String,
        /// The reason, a sentence without a full stop.
        reason: &'static str,
    },
    /// A part of an argument by which a function is differentiated has no tangent.
    NotDifferentiable {
        /// The fields and indices that lead to the part.
        path: String,
        /// Its shape.
        found: Shape,
    },
    /// A part of a function's result is not differentiable.
    ResultNotDifferentiable {
        /// The fields and indices that lead to the part.
        path: String,
        /// Its shape.
        found: Shape,
    },
    /// A function without a real number as its result has no gradient.
    NotLoss {
        /// The type of the result.
        found: String,
    },
    /// A function that is transformed has side effects.
    Effects,
    /// A rule for a derivative that returns another type than it has to.
    RuleResult {
        /// The expected type.
        expected: String,
        /// The type found.
        found: String,
    },
    /// A function that is not linear, as it has to be.
    NotLinear {
        /// The function and its arguments: "the rule is not linear in its tangents".
        subject: String,
        /// The name of the operation that is not linear, and why; `None` if the result is a constant.
        operation: Option<(String, NonLinear)>,
    },
    /// A function with a rule for its cotangents only is differentiated in forward mode.
    ForwardMode,
    /// A function with a rule for its derivative captures a value that is differentiated.
    Captured,
    /// The gradient needs the solution of transposed equations.
    NoTransposeSolve,
    /// The rounds of a loop are not counted, so that nothing can be stored for each.
    UnknownRounds,
    /// A fault inside an argument that has already been reported.
    Reported,
}

/// Why an operation is not linear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NonLinear {
    /// It is linear in no operand, or in each of two that are multiplied.
    Itself,
    /// It combines linear values with constants.
    Combination,
    /// The compiler does not see what it computes.
    Unseen,
}

impl FaultKind {
    /// Returns the fault of labels that do not match.
    pub(crate) fn labels(fault: LabelFault) -> FaultKind {
        FaultKind::Labels(Box::new(fault))
    }
}

impl Fault {
    fn at(at: At, what: FaultKind) -> Fault {
        let what = Box::new(what);
        let help = None;
        Fault { at, what, help }
    }

    /// Returns a fault in the call as a whole.
    pub fn call(what: FaultKind) -> Fault {
        Fault::at(At::Call, what)
    }

    /// Returns a fault in a call of an operation that has no derivative.
    pub fn no_derivative(operation: String, reason: &'static str) -> Fault {
        let help = "pass `stop_gradient(x)` for an operand `x` that counts as constant, or write a rule for the \
                    derivative: `custom_jvp(f, rule)(x)`";
        Fault::call(FaultKind::NoDerivative { operation, reason }).help(help)
    }

    /// Returns a fault in the tangents of a function that has a rule for its gradient only.
    pub fn forward_mode() -> Fault {
        Fault::call(FaultKind::ForwardMode)
            .help("write its rule as `jvp`, which serves both modes, instead of `vjp`")
    }

    /// Returns a fault in an operand.
    pub fn operand(index: usize, what: FaultKind) -> Fault {
        Fault::at(At::Operand(index), what)
    }

    /// Returns a fault in a named argument.
    pub fn named(name: &'static str, what: FaultKind) -> Fault {
        Fault::at(At::Named(name, None), what)
    }

    /// Returns a fault in one item of a list.
    pub fn item(name: &'static str, item: usize, what: FaultKind) -> Fault {
        Fault::at(At::Named(name, Some(item)), what)
    }

    /// Returns the same fault with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Fault {
        self.help = Some(help.into());
        self
    }

    /// Returns the same fault with this advice, if it has none.
    #[must_use]
    pub fn or_help(mut self, help: Option<String>) -> Fault {
        self.help = self.help.or(help);
        self
    }

    /// Returns the fault as an error of an operation.
    pub fn of(self, operation: &str) -> Error {
        Error {
            operation: operation.to_string(),
            fault: self,
        }
    }
}

impl Error {
    /// Returns the whole message: the fault, the operands and the advice.
    pub fn message(&self, operands: &[Operand]) -> String {
        let mut text = self.to_string();
        // Three columns: the parameter with the user's text, the type, and the place.
        let names: Vec<String> = operands
            .iter()
            .map(|o| match &o.text {
                Some(text) => format!("{} `{text}`:", o.parameter),
                None => format!("{}:", o.parameter),
            })
            .collect_vec();
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
            // The help names operands by parameter, `{lhs}`, and the user reads the own texts.
            text.push_str("\n  help: ");
            text.push_str(&operand::named(help, operands));
        }
        text
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.operation, self.fault.what)
    }
}

impl core::error::Error for Error {}
