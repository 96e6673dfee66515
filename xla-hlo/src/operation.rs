//! Operations: the records by which a user's call is read, and the primitives that instructions refer to.
//!
//! - An [`Operation`] is what a user calls: its name, its operator if it has one, its parameters, and a function that
//!   adds instructions to a graph. `softmax` is an operation and no primitive: its function adds instructions of
//!   several primitives.
//! - A [`Primitive`] is the operation of an instruction: its StableHLO name and syntax, its inference rule, its
//!   [`Form`] and its [`OpTraits`].
//! - The [`Form`] is what an instruction lowers to; passes, lowering and emission match on it. The [`OpTraits`] are
//!   what passes may do with it, such as `simplify`, `fold`, `expand` and `batch`.

use core::fmt;

use crate::error::Error;
use crate::graph::Values;
use crate::literal::Numbers;
use crate::{Builder, Channel, ElementType, Size, Value};

mod bind;
mod computation;
mod result;

pub use bind::bind;
pub use computation::{CapturingGraph, Computation, Expected};

pub use crate::attr::OWN;
pub use crate::graph::{
    Batch, CallTarget, Contraction, Copies, Expand, ForEach, Form, Indices, Infer, Inspect, Kernel,
    KernelArg, KernelStruct, MANY, MaybeBatched, OpTraits, Point, Primitive, Record, Refused,
    RegionInputs, Sides, Small, SyntaxToken, Text, Unrolled,
};
pub use crate::int::Int;
pub use crate::param::{Param, ParamKind};
pub(crate) use result::InCall;

/// An operation that a user can call: primitive or derived.
pub struct Operation {
    /// Its name, as a function and as a method on its first operand, which follows the functions that it applies.
    pub name: &'static str,
    /// The Rust operator for it: `"+"`, or `"-x"` and `"!x"` for prefix operators, `"[x, y]"` and `"[x; n]"`
    /// for arrays; `None` for most operations.
    pub operator: Option<&'static str>,
    /// Its operands and attributes, in order.
    pub params: &'static [Param],
    /// Whether the operation is applied to each leaf of tuples and records.
    pub over_trees: bool,
    /// Checks the arguments and adds instructions.
    pub build: fn(&mut Call<'_, '_>) -> Result<Values, Error>,
}

impl Operation {
    /// Returns the number of functions that the operation takes before its operands.
    pub fn functions(&self) -> usize {
        let function =
            |param: &&Param| matches!(param.kind, ParamKind::Computation | ParamKind::Function);
        self.params.iter().take_while(function).count()
    }

    /// Returns the number of the parameter that takes a positional argument. The receiver of a method is argument 0
    /// and the first operand: `x.map(f)` is `map(f, x)`.
    pub fn param_of(&self, argument: usize, is_method: bool) -> usize {
        let functions = self.functions();
        match argument {
            0 if is_method => functions,
            at if is_method && at <= functions => at - 1,
            at => at,
        }
    }

    /// Whether the operation can fail at run time; its call then needs a `?`.
    pub fn can_fail(&self) -> bool {
        let outside = |param: &Param| matches!(param.kind, ParamKind::Channel(_));
        self.params.iter().any(outside)
    }

    /// Whether the operation has side effects or calls a custom function: its results are then not a function of its
    /// arrays, and XLA checks only its text.
    pub fn reaches_outside(&self) -> bool {
        let outside = |param: &Param| {
            matches!(
                param.kind,
                ParamKind::Channel(_) | ParamKind::Function | ParamKind::Text
            )
        };
        self.params.iter().any(outside)
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The argument of a parameter.
#[derive(Clone)]
pub enum Argument<'a> {
    /// No argument.
    Missing,
    /// A value of the program.
    Value(Values),
    /// The token of a channel, and the channel.
    Channel(Value, Channel),
    /// Numbers that have no element type yet.
    Numbers(Numbers),
    /// A size in place of a value or a number.
    Size(Size),
    /// Sizes or numbers that are known at compile time.
    Ints(Vec<Int>),
    /// Lists of numbers.
    Lists(Vec<Vec<Int>>),
    /// A `bool` that is known at compile time.
    Bool(bool),
    /// An element type.
    Element(ElementType),
    /// A closure or a computation's name.
    Computation(&'a dyn Computation),
    /// Several computations.
    Computations(Vec<&'a dyn Computation>),
    /// A string.
    Word(String),
}

/// A call of an operation, with its arguments.
pub struct Call<'b, 'a> {
    /// The builder that the call adds instructions to.
    pub b: &'b mut Builder<'a>,
    /// The operation.
    pub operation: &'static Operation,
    /// The arguments, one for each parameter of the operation.
    pub arguments: Vec<Argument<'a>>,
}
