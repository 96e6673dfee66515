//! From an optimised graph to a program: which loops run over which buffers, in which order.
//!
//! Neighbouring elementwise operations, reductions over trailing dimensions and broadcasts of their results become one
//! loop over rows ([`cluster`]); each loop is worked out pass by pass ([`fuse`]); matrix products and transposes are
//! calls of kernels ([`kernel`]); what has to be kept between steps gets a place in one arena ([`buffers`]); loops that
//! differ in little share one body.

pub mod buffers;
pub mod cluster;
mod control;
mod display;
mod exchange;
pub mod fuse;
pub mod kernel;
mod piece;
mod results;
mod schedule;
mod share;
mod small;
mod split;
mod stage;
mod view;
mod walk;

pub use piece::{Piece, Start};
pub use stage::BLOCK;

use crate::{ElementType, Graph, Literal, Size};

/// A program: buffers, and steps that run in order.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Everything that is read or written.
    pub buffers: Vec<Buffer>,
    /// What to do, in order.
    pub steps: Vec<Step>,
    /// For each result, the parameter whose memory it has: [`Home::Output`] lies there, and where the result has no such
    /// buffer, the parameter holds it from the start.
    pub over: Vec<Option<usize>>,
}

/// Whose memory results may take.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// For each result, the parameter whose new content it is, if any.
    pub updates: Vec<Option<usize>>,
    /// The parameters that nobody reads afterwards.
    pub given: Vec<usize>,
    /// Whether results lie where somebody else sees them while the program runs.
    pub shown: bool,
}

/// An array in memory, dense and row-major.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// Its elements.
    pub element: ElementType,
    /// How many.
    pub len: Size,
    /// Where it lies.
    pub home: Home,
}

/// Where a buffer lies.
#[derive(Clone, Debug, PartialEq)]
pub enum Home {
    /// The memory of the parameter leaf with this number.
    Param(usize),
    /// The memory of the result with this number.
    Output(usize),
    /// A place in the arena, from the step that first writes it to the step that last reads it.
    Arena {
        /// The first step that touches it.
        birth: usize,
        /// The last step that touches it.
        death: usize,
    },
    /// A constant of the program.
    Constant(Literal),
    /// A local array of the one small loop that touches it.
    Local,
}

/// Which buffer, as an index into the program's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct BufferId(pub usize);

/// One thing to do.
#[derive(Clone, Debug)]
pub enum Step {
    /// A fused loop.
    Loop(Loop),
    /// A matrix product.
    Contract(kernel::Contract),
    /// A transpose.
    Transpose(kernel::Transpose),
    /// A copy of neighbours at a computed place.
    Piece(Piece),
    /// Any other kernel.
    Kernel(kernel::Call),
    /// A function that is no computation.
    Foreign(kernel::Foreign),
    /// Steps that are done again and again.
    While(While),
    /// Steps of which some are done.
    Branch(Branch),
}

/// A loop of steps. The state has buffers of its own, which the body changes.
#[derive(Clone, Debug)]
pub struct While {
    /// What finds out whether the body runs once more.
    pub condition: Vec<Step>,
    /// The bool that the condition leaves.
    pub go: BufferId,
    /// What is done as long as it is true.
    pub body: Vec<Step>,
    /// Pairs of buffers that change their places with each other after the body, one after the other.
    pub exchanged: Vec<(BufferId, BufferId)>,
    /// What it is as one function, where it is small; a loop inside of a small one is a part of that.
    pub small: Option<Small>,
}

/// What a loop is that runs as one function.
#[derive(Clone, Debug, PartialEq)]
pub struct Small {
    /// What it changes of what lies outside: local arrays hold it from before the first round until after the last.
    pub held: Vec<BufferId>,
}

/// A choice among lists of steps, which all write the same buffers.
#[derive(Clone, Debug)]
pub struct Branch {
    /// A bool, true for the first, or an i32: the number of the one that is done, the last one where there is no such.
    pub index: BufferId,
    /// The steps.
    pub branches: Vec<Vec<Step>>,
}

/// How a loop runs over its rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No rows: one pass over all elements, which may be cut anywhere.
    Flat,
    /// Row by row.
    Rows,
    /// For each row, a fold over the middle dimension into an array of the inner one.
    Columns,
    /// A fold of all elements, cut at fixed places.
    Whole,
}

/// A fused loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The number of its body: loops with one number differ in their buffers and in what they give only.
    pub body: usize,
    /// The constants in which loops of this body differ.
    pub given: Vec<Literal>,
    /// How it runs.
    pub kind: Kind,
    /// The sizes of the outer dimensions; their product is the number of rows.
    pub outer: Vec<Size>,
    /// The size of the middle dimension of [`Kind::Columns`].
    pub middle: Option<Size>,
    /// The number of elements of a row.
    pub inner: Size,
    /// What it reads.
    pub sources: Vec<Source>,
    /// What it writes.
    pub outs: Vec<Out>,
    /// The expressions, operands before their users.
    pub nodes: Vec<Node>,
    /// The passes over a row, in order.
    pub passes: Vec<Pass>,
    /// The element types of the temporaries, each of [`BLOCK`] elements.
    pub temps: Vec<ElementType>,
}

/// A buffer that a loop reads.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// Which.
    pub buffer: BufferId,
    /// By how many elements it advances with each outer dimension.
    pub outer: Vec<Size>,
    /// By how many with the middle dimension.
    pub middle: Size,
    /// By how many with the inner dimension.
    pub inner: Size,
}

/// A buffer that a loop writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Out {
    /// Which.
    pub buffer: BufferId,
    /// Whether it has a row of elements for each row, not just one element.
    pub full: bool,
}

/// Which node, as an index into the loop's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(pub usize);

/// An expression in a loop.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is.
    pub expr: Expr,
    /// The element type of its value.
    pub element: ElementType,
    /// Whether it has one value for a whole row.
    pub per_row: bool,
}

/// What a node computes.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// The element of a source at the index.
    Source(usize),
    /// What an earlier stage left in a temporary.
    Temp(usize),
    /// What stands in a row of an output: stored by an earlier pass, or the old content of memory that is updated in place.
    Stored(usize),
    /// A constant.
    Literal(Literal),
    /// The constant that the loop gives under this number.
    Given(usize),
    /// A size, as an element.
    Size(Size),
    /// The index along an outer dimension.
    OuterIndex(usize),
    /// The index along the middle dimension.
    MiddleIndex,
    /// The index along the inner dimension.
    InnerIndex,
    /// A scalar function.
    Apply {
        /// Its name in `rt::scalar`.
        function: &'static str,
        /// The element types it is generic over.
        generics: Vec<ElementType>,
        /// Its arguments.
        args: Vec<NodeId>,
        /// About how many simple instructions it takes for one element.
        cost: u32,
        /// Whether `rt::vector` has it too, for whole slices.
        sliced: bool,
    },
    /// The result of the fold with this number.
    Folded(usize),
}

/// One pass over a row.
#[derive(Clone, Debug)]
pub enum Pass {
    /// Values that hold for the whole row, computed here.
    Row(Vec<NodeId>),
    /// Stores expressions into rows of outputs.
    Store(Vec<(usize, NodeId)>),
    /// Stores one element for the row.
    StoreOne(usize, NodeId),
    /// Folds an expression over the row.
    Fold(Fold),
    /// Stores or folds a block of elements at a time.
    Staged(Staged),
}

impl Pass {
    /// The fold that it ends with.
    pub fn fold(&self) -> Option<&Fold> {
        match self {
            Pass::Fold(fold) => Some(fold),
            Pass::Staged(staged) => staged.fold.as_ref(),
            Pass::Row(_) | Pass::Store(_) | Pass::StoreOne(..) => None,
        }
    }
}

/// A pass that goes over the row in blocks: all stages over the first [`BLOCK`] elements, then over the next.
#[derive(Clone, Debug)]
pub struct Staged {
    /// The stages, in order.
    pub stages: Vec<Stage>,
    /// What is folded after them.
    pub fold: Option<Fold>,
}

/// A stage of a pass, over the elements of a block.
#[derive(Clone, Debug)]
pub enum Stage {
    /// One loop that stores expressions.
    Map(Vec<(Place, NodeId)>),
    /// One call of a function on whole slices.
    Call {
        /// Its name in `rt::vector`.
        function: &'static str,
        /// The element type that it is generic over.
        element: ElementType,
        /// Its arguments: dense sources, rows of outputs, temporaries.
        args: Vec<NodeId>,
        /// Where its values go.
        out: Place,
        /// About how many simple instructions it takes for one element.
        cost: u32,
    },
}

/// Where a stage leaves values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a temporary.
    Temp(usize),
    /// In the row of an output.
    Out(usize),
}

/// A fold of an expression.
#[derive(Clone, Debug)]
pub struct Fold {
    /// Its number: what [`Expr::Folded`] refers to.
    pub number: usize,
    /// What is folded.
    pub operand: NodeId,
    /// The initial value.
    pub init: NodeId,
    /// How two values become one.
    pub with: Combine,
    /// The element type.
    pub element: ElementType,
    /// Whether it is a call of its function in `rt::reduce`: what is folded lies in memory as a slice.
    pub sliced: bool,
}

/// How a fold makes one value of two.
#[derive(Clone, Debug)]
pub enum Combine {
    /// A scalar function that may be applied in any order, and its identity.
    Function {
        /// Its name in `rt::scalar`.
        function: &'static str,
        /// The value that changes nothing.
        identity: Literal,
    },
    /// A computation of two scalars, applied from left to right.
    Region(Graph),
}

/// From what size on something is worth it.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many elements a row has where expensive functions in it are calls on slices.
    pub staged: usize,
    /// How many bytes a part of a loop's state has that exchanges its place with another buffer and is not copied.
    pub exchanged: usize,
}

/// A state of as many bytes fits the registers of a small loop, where a copy costs nothing.
const LIMITS: Limits = Limits {
    staged: 32,
    exchanged: 512,
};

/// Lowers a graph without calls and maps.
pub fn lower(graph: &Graph, memory: &Memory) -> Program {
    lower_from(graph, memory, LIMITS)
}

/// [`lower`], with these sizes from which on something is worth it.
pub fn lower_from(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    let graph = split::split(graph);
    let clusters = cluster::clusters(&graph);
    let mut program = buffers::assemble(&graph, &clusters, memory, limits);
    for step in program.loops_mut() {
        stage::stage(step, limits.staged);
    }
    share::share(&mut program);
    small::mark(&mut program);
    program
}
