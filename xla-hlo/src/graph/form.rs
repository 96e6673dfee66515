//! The forms that instructions lower to.

use core::fmt;

use crate::graph::inspect::Inspect;
use crate::int::Int;
use crate::list::Items;
use crate::{Literal, Size};

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
        arguments: Vec<i32>,
    },
    /// A broadcast of the operand: operand dimension `i` is result dimension `dims[i]`.
    Broadcast {
        /// The result dimension of each operand dimension.
        dims: Vec<usize>,
    },
    /// The same elements in the same order with other sizes.
    Reshape,
    /// The operands unchanged, as many results, once all operands are computed. Nothing behind it is computed with what
    /// is before it.
    Barrier,
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
    /// The region, applied at each index of a batch: the leading dimension of the instruction's own operands and of its
    /// results. Its parameters are the elements of an operand at the index, or of a whole captured operand; its results
    /// are the elements of each result at the index. Only lowering makes it.
    Batch,
    /// The instructions that [`OpTraits::expand`](super::OpTraits::expand) replaces it by.
    Expanded,
    /// A call of a custom function, or a step that prints or asserts.
    CustomCall {
        /// The function, or what the step prints or asserts.
        target: CallTarget,
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

/// The code that a custom call runs.
#[derive(Clone, Debug, PartialEq)]
pub enum CallTarget {
    /// The custom function with this name.
    Function(String),
    /// An output of text, or an assertion.
    Inspect(Inspect),
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
/// `arguments`.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The kernel's name, which is the operation's.
    pub name: &'static str,
    /// The index of the first operand that is passed in one list with all that follow.
    pub list: Option<usize>,
    /// The arguments after the arrays.
    pub arguments: Vec<KernelArg>,
}

impl Kernel {
    /// Whether the kernel may fail at run time.
    pub fn can_fail(&self) -> bool {
        let outside = |argument: &KernelArg| matches!(argument, KernelArg::Outside(_));
        self.arguments.iter().any(outside)
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum KernelArg {
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
    /// A number that may be negative.
    Int(Int),
    /// A size or dimension that may be absent.
    Optional(Option<Size>),
    /// A list of arguments of one type.
    List(Vec<KernelArg>),
    /// A struct of `rt`, such as `rt::Window`.
    Struct(KernelStruct),
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

impl KernelArg {
    /// Creates a struct of `rt` from its name and its fields.
    pub fn new_struct(name: &'static str, fields: Vec<(&'static str, KernelArg)>) -> KernelArg {
        KernelArg::Struct(KernelStruct { name, fields })
    }

    /// Creates a list of dimensions.
    pub fn dimensions(dims: &[usize]) -> KernelArg {
        KernelArg::Sizes(dims.iter().map(|&d| Size::from(d)).collect_vec())
    }

    /// Calls a function for each size in the argument.
    pub fn for_each_size(&self, visit: &mut dyn FnMut(&Size)) {
        match self {
            KernelArg::Size(size) | KernelArg::Optional(Some(size)) => visit(size),
            KernelArg::Int(Int::Size(size)) => visit(size),
            KernelArg::Sizes(sizes) => sizes.iter().for_each(visit),
            KernelArg::Ints(ints) => {
                for int in ints {
                    if let Int::Size(size) = int {
                        visit(size);
                    }
                }
            }
            KernelArg::List(items) => {
                for item in items {
                    item.for_each_size(visit);
                }
            }
            KernelArg::Struct(of) => {
                for (_, field) in &of.fields {
                    field.for_each_size(visit);
                }
            }
            KernelArg::Int(Int::Negative(_))
            | KernelArg::Optional(None)
            | KernelArg::Lists(_)
            | KernelArg::Bool(_)
            | KernelArg::Operand(_)
            | KernelArg::Outside(_)
            | KernelArg::Items(_)
            | KernelArg::Region(..) => {}
        }
    }
}

/// A struct that a kernel takes.
#[derive(Clone, PartialEq)]
pub struct KernelStruct {
    /// Its name in `rt`.
    pub name: &'static str,
    /// Its fields with their names: sizes, numbers, `bool`s and lists.
    pub fields: Vec<(&'static str, KernelArg)>,
}

impl fmt::Debug for KernelStruct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(self.name);
        for (name, field) in &self.fields {
            shown.field(name, field);
        }
        shown.finish()
    }
}

/// The split of a region's parameters into two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// The first half and the second half.
    Halves,
    /// The parameters at even and at odd positions.
    Pairs,
}
