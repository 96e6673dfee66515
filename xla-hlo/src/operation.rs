//! Operations: the records by which a user's call is read, and the primitives that instructions refer to.

use core::cell::RefCell;
use core::fmt;
use core::ops::RangeInclusive;

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Graph, Instr, Values};
use crate::list::Items;
use crate::literal::Numbers;
use crate::{Builder, Channel, ElementType, Literal, Module, Shape, Size, Value};

mod call;
mod computation;
mod laws;
mod param;
mod record;
mod result;

pub use computation::{Computation, Seen, Wanted};
pub use laws::{Batch, Copies, Expand, ForEach, Laws, OWN, Outside, Point, Takes};
pub use param::{Param, ParamKind};
pub use record::Record;
pub(crate) use result::InCall;

/// An operation that a user can call: primitive or derived.
pub struct Operation {
    /// Its name, as a function and as a method on its first operand.
    pub name: &'static str,
    /// The Rust operator for it: `"+"`, or `"-x"` and `"!x"` for prefix operators; `None` for most operations.
    pub operator: Option<&'static str>,
    /// Its operands and attributes, in order.
    pub params: &'static [Param],
    /// Whether the operation is applied to each leaf of tuples and records.
    pub over_trees: bool,
    /// Checks the arguments and adds instructions.
    pub build: fn(&mut Call<'_, '_>) -> Result<Values, Error>,
    /// A one-line summary.
    pub summary: &'static str,
}

impl Operation {
    /// Whether the operation can fail at run time; its call then needs a `?`.
    pub fn can_fail(&self) -> bool {
        let outside = |param: &Param| matches!(param.kind, ParamKind::Channel(_));
        self.params.iter().any_item(outside)
    }

    /// Whether the operation has side effects or calls a custom function: its results are then not a function of its
    /// arrays, and XLA checks only its text.
    pub fn reaches_outside(&self) -> bool {
        let outside =
            |param: &Param| matches!(param.kind, ParamKind::Channel(_) | ParamKind::Function);
        self.params.iter().any_item(outside)
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The argument of a parameter.
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

/// A number that is known at compile time: a size, or a negative number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Int {
    /// A non-negative number, which may be symbolic.
    Size(Size),
    /// A negative number.
    Negative(i64),
}

impl Int {
    /// Returns the number, unless it is symbolic or out of range.
    pub fn known(&self) -> Option<i64> {
        match self {
            Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
            Int::Negative(n) => Some(*n),
        }
    }

    /// Replaces every size name; the result of a subtraction may be negative. Returns `None` on overflow.
    pub(crate) fn substitute(&self, of: &dyn Fn(&str) -> Option<Size>) -> Option<Int> {
        let Int::Size(size) = self else {
            return Some(self.clone());
        };
        if let Ok(size) = size.substitute(of) {
            return Some(Int::Size(size));
        }
        let (added, subtracted) = size.halves();
        let rest = subtracted
            .substitute(of)
            .ok()?
            .minus(&added.substitute(of).ok()?);
        let below = i64::try_from(rest.ok()?.known()?).ok()?;
        Some(Int::from(-below))
    }
}

impl From<i64> for Int {
    fn from(n: i64) -> Int {
        usize::try_from(n).map_or(Int::Negative(n), |n| Int::Size(n.into()))
    }
}

impl From<Size> for Int {
    fn from(size: Size) -> Int {
        Int::Size(size)
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Int::Size(size) => write!(f, "{size}"),
            Int::Negative(n) => write!(f, "{n}"),
        }
    }
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

/// The input of an inference rule, which infers an instruction's result shapes and checks its constraints.
pub struct Infer<'a> {
    /// The shapes of the instruction's operands.
    pub operands: Vec<&'a Shape>,
    /// The instruction's attributes.
    pub attrs: &'a [(&'static str, Attr)],
    /// The instruction's regions.
    pub regions: &'a [Graph],
    /// The module with the functions that the instruction may call.
    pub module: &'a Module,
    /// Sizes that must not be negative but are symbolic, each with the fault to report if it is.
    pub(crate) demands: RefCell<Vec<(Size, Fault)>>,
}

impl<'a> Infer<'a> {
    /// Creates the input of a rule, without size constraints.
    pub fn new(
        operands: Vec<&'a Shape>,
        attrs: &'a [(&'static str, Attr)],
        regions: &'a [Graph],
        module: &'a Module,
    ) -> Infer<'a> {
        Infer {
            operands,
            attrs,
            regions,
            module,
            demands: RefCell::default(),
        }
    }

    /// Returns the instruction's region after checking its parameters.
    ///
    /// # Errors
    /// The region has a different number of parameters, or a parameter of another shape.
    pub fn region(&self, params: &[Shape]) -> Result<&Graph, Fault> {
        self.region_named("computation", 0, params)
    }

    /// Returns the region with this number, whose argument has this name, after checking its parameters.
    ///
    /// # Errors
    /// The region has a different number of parameters, or a parameter of another shape.
    pub fn region_named(
        &self,
        name: &'static str,
        number: usize,
        params: &[Shape],
    ) -> Result<&Graph, Fault> {
        let region = &self.regions[number];
        let came = region.param_shapes();
        if came.len() != params.len() {
            let what = What::ComputationParameters {
                wanted: params.len(),
                came: came.len(),
            };
            return Err(Fault::named(name, what));
        }
        for (i, (wanted, came)) in params.iter().zip_items(came).enumerate() {
            if *wanted != came {
                let wanted = wanted.clone();
                let what = What::ShapeWanted { wanted, came };
                return Err(Fault::item(name, i, what));
            }
        }
        Ok(region)
    }
}

/// An operation of the graph, which is also an operation of StableHLO.
pub struct Primitive {
    /// The operation's name.
    pub name: &'static str,
    /// The operation's name in StableHLO text, with the dialect.
    pub text: &'static str,
    /// The number of operands.
    pub operands: RangeInclusive<usize>,
    /// The number of regions; [`MANY`] for one or more.
    pub regions: usize,
    /// The syntax of each attribute in StableHLO text.
    pub attributes: &'static [(&'static str, Text)],
    /// The short form in StableHLO text after the name; empty if the operation is written in the generic form.
    pub syntax: &'static [Piece],
    /// The inference rule: returns the shapes of the results, or the fault.
    pub infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
    /// Returns the loop form that an instruction lowers to.
    pub form: fn(&Graph, &Instr) -> Form,
    /// Whether the operands may be swapped.
    pub commutative: bool,
    /// The transformations that the passes may apply to it.
    pub laws: Laws,
}

/// The value of [`Primitive::regions`] for any number of regions.
pub const MANY: usize = usize::MAX;

impl fmt::Debug for Primitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Primitive {
    fn eq(&self, other: &Primitive) -> bool {
        core::ptr::eq(self, other)
    }
}

/// A part of an instruction's short form in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A fixed text.
    Word(&'static str),
    /// The operands, separated by commas.
    Operands,
    /// An attribute's value.
    Attribute(&'static str),
    /// The common type of all operands and results; written as [`Piece::Types`] if they differ.
    Same,
    /// The types of the operands and of the results: `(tensor<2xf32>) -> tensor<f32>`.
    Types,
    /// The type of the result.
    Result,
    /// Parts that are written only if a list of numbers among them is not empty.
    Optional(&'static [Piece]),
    /// `{stride = [2, 2], pad = [[1, 1], [0, 0]]}`: named lists in any order; empty ones are omitted.
    Fields(&'static [(&'static str, &'static str)]),
    /// `{group_count = 1 : i64}`: attributes in the generic form, in any order.
    Dictionary(&'static [&'static str]),
}

/// The syntax of an attribute in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// `3 : i64`; `3` in a short form.
    Int,
    /// `3 : i32`; `3` in a short form, where a letter may follow it.
    Digits,
    /// `true` for a number other than 0; `false` if the attribute is absent.
    Bool,
    /// `array<i64: 0, 1>`; `[0, 1]` in a short form.
    Ints,
    /// As [`Text::Ints`] if all numbers are known; as [`Text::Own`] if one is symbolic: `"N - 1, -2"`.
    Numbers,
    /// As [`Text::Numbers`], omitted if empty.
    Given,
    /// `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`, omitted if empty; `[[0, 1], [2, 3]]` in a short form. If a number
    /// is symbolic, as [`Text::Numbers`].
    Pairs,
    /// `array<i1: true, false>`; `[true, false]` in a short form.
    Bools,
    /// `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`; only the part between `<` and `>` in a short form.
    Convolution,
    /// `1.0e-3 : f32`.
    Float,
    /// `dense<..> : tensor<..>`.
    Literal,
    /// `#stablehlo<comparison_direction LT>`, with the name of the enumeration; `LT` in a short form.
    Enum(&'static str),
    /// As `Text::Enum("comparison_type")`: the type implied by the operands' element type, which no graph stores, or
    /// the total order.
    ComparisonType,
    /// `@name`.
    Symbol,
    /// The sizes of the last result; not written as an attribute.
    ResultSizes,
    /// The element type of the last result; not written as an attribute.
    ResultElement,
    /// The shapes of the results; not written as an attribute.
    ResultShapes,
    /// One field of `#stablehlo.dot<..>`, under its StableHLO name; `[0, 1]` in a short form.
    Dot(&'static str),
    /// As [`Text::Ints`] if all sizes are known, as [`Text::Own`] if one is symbolic.
    Sizes,
    /// Symbolic sizes, which StableHLO cannot express: `"M + 2 * N"`.
    Own,
    /// A field of `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`, under its own name.
    Record(&'static Record),
}

/// The loop form that an instruction lowers to. The code generator knows only these forms, no operations.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A scalar function applied at each index.
    Map {
        /// The function's name in `rt::scalar`.
        function: &'static str,
        /// The operand whose element type is the function's type parameter.
        generic_operand: usize,
        /// Whether the result's element type is a parameter of the function as well.
        generic_result: bool,
        /// The approximate number of simple instructions for one element.
        cost: u32,
        /// Whether the function is expensive and also has a version for whole slices in `rt::vector`.
        sliced: bool,
        /// Numbers that are passed after the operands, as `i32`.
        settings: Vec<i32>,
    },
    /// A broadcast of the operand: operand dimension `i` is result dimension `dims[i]`.
    Broadcast {
        /// The result dimension of each operand dimension.
        dims: Vec<usize>,
    },
    /// The same elements in the same order with other sizes.
    Reshape,
    /// Result dimension `i` is operand dimension `permutation[i]`.
    Transpose {
        /// The operand dimension of each result dimension.
        permutation: Vec<usize>,
    },
    /// The index along one dimension.
    Iota {
        /// The dimension.
        dimension: usize,
    },
    /// A constant array.
    Constant(Literal),
    /// A size as a scalar.
    Size(Size),
    /// A reduction of some dimensions by the region; operand 1 is the initial value.
    Reduce {
        /// The reduced dimensions.
        dims: Vec<usize>,
    },
    /// A generalised matrix product.
    Contract(Contraction),
    /// A kernel that takes whole arrays.
    Kernel(Kernel),
    /// The region, applied at each index of the operands.
    Region,
    /// A loop that applies the second region to a state while the first one returns true.
    While,
    /// The region that a scalar selects: the first or second by a bool, or the region at an index.
    Branch,
    /// The instructions that [`Laws::expand`] replaces it by.
    Expanded,
    /// A call of a custom function.
    Foreign {
        /// The function's name.
        function: String,
        /// Whether the function may fail.
        may_fail: bool,
        /// The values of the function's generic sizes, in the order of their declaration.
        sizes: Vec<Size>,
        /// The number of the call, if sizes of its results are checked when it returns.
        call: Option<usize>,
    },
    /// A call of another function of the module.
    Call(String),
}

/// The dimensions of a generalised matrix product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contraction {
    /// Batch dimensions of the left operand.
    pub lhs_batch: Vec<usize>,
    /// Batch dimensions of the right operand.
    pub rhs_batch: Vec<usize>,
    /// Contracting dimensions of the left operand.
    pub lhs_contracting: Vec<usize>,
    /// Contracting dimensions of the right operand.
    pub rhs_contracting: Vec<usize>,
}

/// A call of a kernel by its name, `rt::kernels::pad::run`; its arguments are the results, the operands, then
/// `settings`.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The kernel's name, which is the operation's.
    pub name: &'static str,
    /// The index of the first operand that is passed in one list with all that follow.
    pub list: Option<usize>,
    /// The arguments after the arrays.
    pub settings: Vec<Setting>,
}

impl Kernel {
    /// Whether the kernel may fail at run time.
    pub fn can_fail(&self) -> bool {
        let outside = |setting: &Setting| matches!(setting, Setting::Outside(_));
        self.settings.iter().any_item(outside)
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// A size or dimension.
    Size(Size),
    /// Sizes or dimensions.
    Sizes(Vec<Size>),
    /// Numbers that may be negative.
    Ints(Vec<Int>),
    /// Lists of numbers.
    Lists(Vec<Vec<usize>>),
    /// A `bool`.
    Bool(bool),
    /// An operand by its index; it is omitted from the lists of arrays.
    Operand(usize),
    /// A region of the instruction, by its index.
    ///
    /// A kernel with regions takes its arrays as lists of pairs, `(a, (b, ()))`: the results, then the operands, each
    /// list as long as there are results. A region takes two such lists of elements.
    Region(usize, Sides),
    /// The channel that is the parameter with this index.
    ///
    /// Such a kernel may fail, and takes its arrays as a kernel with regions does; an empty list is omitted.
    Outside(usize),
    /// The checks of the dynamic sizes of a feed's items; the feed is the parameter with this index.
    Items(usize),
}

/// The split of a region's parameters into two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// The first half and the second half.
    Halves,
    /// The parameters at even and at odd positions.
    Pairs,
}
