//! What an operation is: the record a user's call is read with, and the record an instruction points at.

use core::cell::RefCell;
use core::fmt;
use core::ops::RangeInclusive;

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Graph, Instr, Values};
use crate::literal::Numbers;
use crate::{Builder, Channel, ElementType, Literal, Module, Shape, Size, Value};

mod call;
mod computation;
mod laws;
mod param;
mod record;

pub use computation::{Computation, Seen, Wanted};
pub use laws::{Batch, Copies, Expand, ForEach, Laws, OWN, Outside, Point, Takes};
pub use param::{Param, ParamKind};
pub use record::Record;

/// An operation that a user can write: primitive or derived.
pub struct Operation {
    /// Its name, as a function and as a method on its first operand.
    pub name: &'static str,
    /// The Rust operator that means it: `"+"`, or `"-x"` and `"!x"` for those before their operand; none for most.
    pub operator: Option<&'static str>,
    /// Its operands and attributes, in order.
    pub params: &'static [Param],
    /// Whether tuples and records are taken leaf by leaf.
    pub over_trees: bool,
    /// Checks the arguments and adds instructions.
    pub build: fn(&mut Call<'_, '_>) -> Result<Values, Error>,
    /// One line: what it computes.
    pub summary: &'static str,
}

impl Operation {
    /// Whether it can fail while it runs: it carries a `?` then.
    pub fn can_fail(&self) -> bool {
        let outside = |param: &Param| matches!(param.kind, ParamKind::Channel(_));
        self.params.iter().any(outside)
    }

    /// Whether it reaches outside of the computation: then what it gives is no function of arrays, and XLA judges its text
    /// only.
    pub fn reaches_outside(&self) -> bool {
        let outside =
            |param: &Param| matches!(param.kind, ParamKind::Channel(_) | ParamKind::Function);
        self.params.iter().any(outside)
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// What was given for a parameter.
pub enum Argument<'a> {
    /// Nothing.
    Missing,
    /// A value of the program.
    Value(Values),
    /// The token of something outside, and what that is.
    Channel(Value, Channel),
    /// Numbers that have no element type yet.
    Numbers(Numbers),
    /// A size, where a value or a number belongs.
    Size(Size),
    /// Sizes or numbers known while compiling. A negative number is kept in `negative`.
    Ints(Vec<Int>),
    /// Lists of numbers.
    Lists(Vec<Vec<Int>>),
    /// A switch.
    Bool(bool),
    /// An element type.
    Element(ElementType),
    /// A closure or a computation's name.
    Computation(&'a dyn Computation),
    /// Several of them.
    Computations(Vec<&'a dyn Computation>),
    /// A word.
    Word(String),
}

/// A number that is known while compiling: a size, or a negative number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Int {
    /// Zero or more, perhaps symbolic.
    Size(Size),
    /// Below zero.
    Negative(i64),
}

impl Int {
    /// The number, when it is one.
    pub fn known(&self) -> Option<i64> {
        match self {
            Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
            Int::Negative(n) => Some(*n),
        }
    }

    /// The number after every size name is replaced; a difference may come out below zero. `None` where it is too large.
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

/// One call of an operation: where it adds instructions, and what it was given.
pub struct Call<'b, 'a> {
    /// Takes the instructions.
    pub b: &'b mut Builder<'a>,
    /// The operation.
    pub operation: &'static Operation,
    /// What was given, one for each parameter of the operation.
    pub arguments: Vec<Argument<'a>>,
}

/// What infers the shapes of an instruction's results and checks its constraints.
pub struct Infer<'a> {
    /// The shapes of its operands.
    pub operands: Vec<&'a Shape>,
    /// Its attributes.
    pub attrs: &'a [(&'static str, Attr)],
    /// The computations it applies.
    pub regions: &'a [Graph],
    /// The functions that it may call.
    pub module: &'a Module,
    /// Sizes that must not be below zero, for which only numbers can tell, and what is wrong where one is.
    pub(crate) demands: RefCell<Vec<(Size, Fault)>>,
}

impl<'a> Infer<'a> {
    /// What a rule looks at.
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

    /// The computation that is applied, after a look at its parameters.
    ///
    /// # Errors
    /// It takes another number of parameters, or one of another shape.
    pub fn region(&self, params: &[Shape]) -> Result<&Graph, Fault> {
        self.region_named("computation", 0, params)
    }

    /// The computation with this number, which a user gives under this name, after a look at its parameters.
    ///
    /// # Errors
    /// It takes another number of parameters, or one of another shape.
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
        for (i, (wanted, came)) in params.iter().zip(came).enumerate() {
            if *wanted != came {
                let wanted = wanted.clone();
                let what = What::ShapeWanted { wanted, came };
                return Err(Fault::item(name, i, what));
            }
        }
        Ok(region)
    }
}

/// An operation of the graph, one that StableHLO has too.
pub struct Primitive {
    /// Its name here, the operation's own.
    pub name: &'static str,
    /// Its name in StableHLO text, with the dialect.
    pub text: &'static str,
    /// How many operands it takes.
    pub operands: RangeInclusive<usize>,
    /// How many computations it applies; [`MANY`] for one or more.
    pub regions: usize,
    /// How its attributes are written in StableHLO.
    pub attributes: &'static [(&'static str, Text)],
    /// What follows its name in StableHLO's short form; nothing where it is written in the generic form.
    pub syntax: &'static [Piece],
    /// The rule: shapes of the results, or what is wrong.
    pub infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
    /// The loop form that it lowers to.
    pub form: fn(&Graph, &Instr) -> Form,
    /// Whether the operands may change places.
    pub commutative: bool,
    /// What the passes may do with it.
    pub laws: Laws,
}

/// The number of computations of an instruction that takes any number of them.
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

/// A piece of an instruction's short form in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// This text.
    Word(&'static str),
    /// The operands, commas between them.
    Operands,
    /// An attribute's value.
    Attribute(&'static str),
    /// The one type that all operands and results have; as [`Piece::Types`] where they differ.
    Same,
    /// The types of the operands and of the results: `(tensor<2xf32>) -> tensor<f32>`.
    Types,
    /// The type of the result.
    Result,
    /// Pieces that are written where a list of numbers among them is not empty.
    Optional(&'static [Piece]),
    /// `{stride = [2, 2], pad = [[1, 1], [0, 0]]}`: lists under these words in any order, those that are empty left out.
    Fields(&'static [(&'static str, &'static str)]),
    /// `{group_count = 1 : i64}`: attributes in the generic form, in any order.
    Dictionary(&'static [&'static str]),
}

/// How an attribute is written in StableHLO text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// `3 : i64`; `3` in a short form.
    Int,
    /// `3 : i32`; `3` in a short form, which a letter may follow.
    Digits,
    /// `true`, of a number that is not 0; `false` where it is not given.
    Bool,
    /// `array<i64: 0, 1>`; `[0, 1]` in a short form.
    Ints,
    /// As [`Text::Ints`] where all are numbers; where one is symbolic, in the words of [`Text::Own`]: `"N - 1, -2"`.
    Numbers,
    /// As [`Text::Numbers`], and not written where it is empty.
    Given,
    /// `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`, not written where it is empty; `[[0, 1], [2, 3]]` in a short form. Where
    /// one is symbolic, as [`Text::Numbers`].
    Pairs,
    /// `array<i1: true, false>`; `[true, false]` in a short form.
    Bools,
    /// `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`; what stands in it in a short form.
    Convolution,
    /// `1.0e-3 : f32`.
    Float,
    /// `dense<..> : tensor<..>`.
    Literal,
    /// `#stablehlo<comparison_direction LT>`, with the name of the enumeration; `LT` in a short form.
    Enum(&'static str),
    /// As `Text::Enum("comparison_type")`: the one that the element type of the operands asks for, which no graph holds, or
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
    /// One part of `#stablehlo.dot<..>`, under its name there; `[0, 1]` in a short form.
    Dot(&'static str),
    /// As [`Text::Ints`] where all are numbers, as [`Text::Own`] where one is symbolic.
    Sizes,
    /// Sizes, which StableHLO has no place for: `"M + 2 * N"`.
    Own,
    /// A field of `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`, under its own name.
    Record(&'static Record),
}

/// The loop form that an instruction lowers to. The code generator knows these and no operation.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// One scalar function at each index.
    Map {
        /// The function's name in `rt::scalar`.
        function: &'static str,
        /// Which element types it is generic over: of which operands, and whether of the result too.
        generic_operand: usize,
        /// Whether the result's element type is a parameter of the function as well.
        generic_result: bool,
        /// About how many simple instructions it takes for one element.
        cost: u32,
        /// Whether it is expensive, and there for whole slices in `rt::vector` too.
        sliced: bool,
        /// Numbers that follow the operands, as `i32`.
        settings: Vec<i32>,
    },
    /// The element of the operand at some of the index's dimensions: operand dimension `i` is result dimension `dims[i]`.
    Broadcast {
        /// Result dimension of each operand dimension.
        dims: Vec<usize>,
    },
    /// The same elements in the same order under other sizes.
    Reshape,
    /// Result dimension `i` is operand dimension `permutation[i]`.
    Transpose {
        /// Operand dimension of each result dimension.
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
    /// The region folded over some dimensions; operand 1 is the initial value.
    Reduce {
        /// The dimensions that go.
        dims: Vec<usize>,
    },
    /// Products summed over contracting dimensions.
    Contract(Contraction),
    /// A kernel that takes whole arrays.
    Kernel(Kernel),
    /// The region applied at each index of the operands.
    Region,
    /// The second region applied to a state as long as the first one gives true.
    While,
    /// The region that a scalar chooses: a bool the first or the second, a number the one in that place.
    Branch,
    /// What [`Laws::expand`] makes of it.
    Expanded,
    /// A function that is no computation.
    Foreign {
        /// Its name.
        function: String,
        /// Whether it may fail.
        may_fail: bool,
        /// What its generic sizes are, in the order of their declaration.
        sizes: Vec<Size>,
        /// The number of the call, where sizes of what it gives are compared when it returns.
        call: Option<usize>,
    },
    /// Another function of the module.
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

/// A call of a kernel by its name, `rt::kernels::pad::run`: the results, the operands, then numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The kernel's name, the operation's own.
    pub name: &'static str,
    /// The operand from which on all are one list, however many they are.
    pub list: Option<usize>,
    /// What follows the arrays.
    pub settings: Vec<Setting>,
}

impl Kernel {
    /// Whether it may fail while it runs.
    pub fn can_fail(&self) -> bool {
        let outside = |setting: &Setting| matches!(setting, Setting::Outside(_));
        self.settings.iter().any(outside)
    }
}

/// One argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// One size or dimension.
    Size(Size),
    /// Sizes or dimensions.
    Sizes(Vec<Size>),
    /// Numbers that may be below zero.
    Ints(Vec<Int>),
    /// Lists of numbers.
    Lists(Vec<Vec<usize>>),
    /// A switch.
    Bool(bool),
    /// An operand by its number, which then stands in no list.
    Operand(usize),
    /// A computation of the instruction, by its number.
    ///
    /// A kernel with computations takes its arrays as lists of pairs, `(a, (b, ()))`: the results, then the operands, as many
    /// in each list as there are results. A computation takes two such lists of elements.
    Region(usize, Sides),
    /// What the parameter with this number stands for outside.
    ///
    /// Such a kernel may fail, and takes its arrays as those with computations do; those of a kind that it has none of are
    /// left out.
    Outside(usize),
    /// What asks for the sizes that only the items of this feed know, a parameter by its number.
    Items(usize),
}

/// How the parameters of a computation become two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// The first half of them, and the second one.
    Halves,
    /// Those in even places, and those in odd ones.
    Pairs,
}
