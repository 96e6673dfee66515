//! Lowers an optimised graph to a program: loops and kernel calls over buffers, in the order in which they run.
//!
//! Entry points are [`lower`], and [`lower_small`] for computations of generic sizes. Both run these phases, in this
//! order:
//!
//! - `batch` replaces instructions on the small arrays of a batch by one loop, `split` divides reductions over
//!   dimensions that are not adjacent.
//! - [`cluster`] groups instructions into units: a fused loop over rows, or a call. `recompute` lets loops compute a
//!   value again where that is cheaper than to keep it.
//! - [`assemble`] lowers the units to steps over buffers. `order` moves updates of state up, `results` plans the
//!   memory of results, `assign` assigns buffers, and `reuse` lets loops overwrite what they read last.
//! - [`fuse`] and `schedule` lower one loop: its merged dimensions, and its passes over a row. [`kernel`],
//!   `slice_copy` and `swap` lower calls, copies of contiguous boxes, and buffer swaps.
//! - `append` appends a loop to the fold of columns that it reads. `stage` splits rows into blocks on which expensive
//!   functions are called. `share` lets loops that differ only in buffers and constants share one body.
//! - `register_block` joins small steps to one function, and `inline` marks the programs that callers inline.
//! - `assemble::placed` assigns lifetimes in the arena, once no step is added any more.
//!
//! Invariant: a phase keeps the order of dependent instructions, and no phase after [`assemble`] adds a buffer between
//! steps. Emission reads the [`Program`] and decides nothing about memory.

mod append;
pub mod assemble;
mod assign;
mod batch;
mod buffers;
pub mod cluster;
mod condition;
mod display;
pub mod fuse;
mod in_place;
mod inline;
pub mod kernel;
mod limits;
mod memory_use;
mod order;
mod readers;
mod recompute;
mod register_block;
mod results;
mod reuse;
mod schedule;
mod share;
mod slice_copy;
mod split;
mod stage;
mod swap;
mod units;
mod view;
mod walk;

pub use batch::{BatchArray, BatchLoop};
pub use condition::Condition;
pub use limits::Limits;
pub use memory_use::{BY_SIZE_CONST, MemoryUse};
pub use slice_copy::{SliceCopy, Start};
pub use stage::BLOCK;

use crate::list::Items;
use crate::map::DenseId;
use crate::{ElementType, Graph, Literal, Shape, Size};

/// A program: buffers, and steps that run in order.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The buffers that the steps read and write.
    pub buffers: Vec<Buffer>,
    /// The steps, in the order in which they run.
    pub steps: Vec<Step>,
    /// For each result, the parameter that it aliases, if any. Its [`Storage::Output`] is that parameter's memory; a
    /// result without such a buffer is the parameter, unchanged.
    pub aliases: Vec<Option<usize>>,
}

/// The memory that results may use.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// For each result, the parameter that it updates, if any.
    pub updates: Vec<Option<usize>>,
    /// The donated parameters: the caller does not read them afterwards.
    pub donated: Vec<usize>,
    /// Whether the memory of results is visible outside while the program runs.
    pub shown: bool,
}

/// A dense, row-major array in memory.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The element type.
    pub element: ElementType,
    /// The number of elements.
    pub len: Size,
    /// The memory that it uses.
    pub storage: Storage,
}

impl Buffer {
    /// Returns a buffer for an array of this shape.
    fn of(shape: &Shape, storage: Storage) -> Buffer {
        Buffer {
            element: shape.element,
            len: shape.len(),
            storage,
        }
    }
}

/// The storage of a buffer.
#[derive(Clone, Debug, PartialEq)]
pub enum Storage {
    /// The memory of the parameter leaf with this number.
    Param(usize),
    /// The memory of the result with this number.
    Output(usize),
    /// A part of the arena, live from the first step that uses it to the last.
    Arena {
        /// The first step that uses it.
        birth: usize,
        /// The last step that uses it.
        death: usize,
    },
    /// A constant of the program.
    Constant(Literal),
    /// A local array of the one register block that uses it.
    Local,
}

impl Storage {
    /// A part of the arena, before its lifetime is known.
    const ARENA: Storage = Storage::Arena { birth: 0, death: 0 };
}

/// The index of a buffer in [`Program::buffers`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct BufferId(pub usize);

impl DenseId for BufferId {
    fn index(self) -> usize {
        self.0
    }
    fn at(index: usize) -> BufferId {
        BufferId(index)
    }
}

/// A step of a program.
#[derive(Clone, Debug)]
pub enum Step {
    /// A fused loop.
    Loop(Loop),
    /// A matrix product.
    Contract(kernel::Contract),
    /// A transpose.
    Transpose(kernel::Transpose),
    /// A copy of a contiguous box at a computed offset.
    SliceCopy(SliceCopy),
    /// A call of any other kernel.
    Kernel(kernel::Call),
    /// A loop over a batch of small arrays.
    Batch(BatchLoop),
    /// A call of a function that is not a computation.
    CustomCall(kernel::CustomCall),
    /// A loop over steps.
    While(While),
    /// A choice between lists of steps.
    Branch(Branch),
    /// Steps that run as one function.
    Block(RegisterBlock),
}

/// A loop over steps. Its state has its own buffers, which the body updates.
#[derive(Clone, Debug)]
pub struct While {
    /// The steps that compute [`While::go`].
    pub condition: Vec<Step>,
    /// The bool that the condition computes: whether the body runs again.
    pub go: BufferId,
    /// The steps of one round.
    pub body: Vec<Step>,
    /// The pairs of buffers that are swapped after the body, one pair after the other.
    pub swapped: Vec<(BufferId, BufferId)>,
}

/// Steps that run as one function, in which buffers are local arrays ([`Storage::Local`] if nothing else uses them).
#[derive(Clone, Debug)]
pub struct RegisterBlock {
    /// The steps.
    pub steps: Vec<Step>,
    /// The outside buffers that it writes and that local arrays hold, from before the first step until after the last.
    pub held: Vec<BufferId>,
    /// The outside buffers that it only reads, from a local copy.
    pub copied: Vec<BufferId>,
    /// Those of `held` and `copied` that it uses in their own memory if they have more than this many bytes: their sizes are
    /// generic.
    pub borrowed: Vec<(BufferId, usize)>,
    /// The conditions on generic sizes under which it may run.
    pub conditions: Vec<Condition>,
    /// Whether it is compiled for the target of the user's build, not for levels, so that callers can inline it.
    pub inlined: Option<Inlined>,
}

/// How a register block is compiled for the target of the user's build.
#[derive(Clone, Debug)]
pub struct Inlined {
    /// The conditions on generic sizes under which it is.
    pub conditions: Vec<Condition>,
    /// Whether it is so short that callers inline it wherever they call it.
    pub everywhere: bool,
}

/// A choice between lists of steps, which all write the same buffers.
#[derive(Clone, Debug)]
pub struct Branch {
    /// A bool, true for the first list, or an i32, the number of the list; a number out of range selects the last.
    pub index: BufferId,
    /// The lists of steps.
    pub branches: Vec<Vec<Step>>,
}

/// How a loop iterates over its rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No rows: one pass over all elements, which may be split anywhere.
    Flat,
    /// Row by row.
    Rows,
    /// For each row, a fold over the middle dimension into an array of the inner one.
    Columns,
    /// A fold of all elements, split at fixed positions.
    Whole,
}

/// A fused loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The number of its body: loops with the same number differ only in their buffers and in [`Loop::constants`].
    pub body: usize,
    /// The constants in which the loops with this body differ.
    pub constants: Vec<Literal>,
    /// How it iterates over its rows.
    pub kind: Kind,
    /// The sizes of the outer dimensions; their product is the number of rows.
    pub outer: Vec<Size>,
    /// The size of the middle dimension of [`Kind::Columns`].
    pub middle: Option<Size>,
    /// The number of elements of a row.
    pub inner: Size,
    /// The buffers that it reads.
    pub sources: Vec<LoopInput>,
    /// The buffers that it writes.
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
pub struct LoopInput {
    /// The buffer.
    pub buffer: BufferId,
    /// The stride along each outer dimension, in elements.
    pub outer: Vec<Size>,
    /// The stride along the middle dimension.
    pub middle: Size,
    /// The stride along the inner dimension.
    pub inner: Size,
}

/// A buffer that a loop writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Out {
    /// The buffer.
    pub buffer: BufferId,
    /// Whether it has a full row of elements for each row, not just one element.
    pub full: bool,
}

/// The index of a node in [`Loop::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(pub usize);

impl DenseId for NodeId {
    fn index(self) -> usize {
        self.0
    }
    fn at(index: usize) -> NodeId {
        NodeId(index)
    }
}

/// An expression in a loop.
#[derive(Clone, Debug)]
pub struct Node {
    /// The expression.
    pub expr: Expr,
    /// The element type of its value.
    pub element: ElementType,
    /// Whether its value is the same for a whole row.
    pub per_row: bool,
}

/// The expression of a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// The element of a source at the index.
    Source(usize),
    /// The element of a temporary, which an earlier stage wrote.
    Temp(usize),
    /// The element in a row of an output: stored by an earlier pass, or old content that is updated in place.
    Stored(usize),
    /// A constant.
    Literal(Literal),
    /// The constant with this number in [`Loop::constants`].
    SharedConstant(usize),
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
        /// The approximate number of simple instructions for one element.
        cost: u32,
        /// Whether `rt::vector` has a version of it for whole slices.
        sliced: bool,
    },
    /// The result of the fold with this number.
    Folded(usize),
}

/// One pass over a row.
#[derive(Clone, Debug)]
pub enum Pass {
    /// Computes the values that are the same for the whole row.
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

impl Loop {
    /// Returns the number of elements that it computes, with those that it folds, if it is known.
    fn elements(&self) -> Option<usize> {
        let sizes = self.outer.iter().chain_items(&self.middle);
        let mut sizes = sizes.chain_items([&self.inner]);
        sizes.try_fold(1usize, |all, size| all.checked_mul(size.known()?))
    }
}

impl Pass {
    /// Returns the fold at the end of the pass.
    pub fn fold(&self) -> Option<&Fold> {
        match self {
            Pass::Fold(fold) => Some(fold),
            Pass::Staged(staged) => staged.fold.as_ref(),
            Pass::Row(_) | Pass::Store(_) | Pass::StoreOne(..) => None,
        }
    }
}

/// A pass over the row in blocks: all stages over the first [`BLOCK`] elements, then over the next.
#[derive(Clone, Debug)]
pub struct Staged {
    /// The stages, in order.
    pub stages: Vec<Stage>,
    /// The fold after the stages.
    pub fold: Option<Fold>,
}

/// A stage of a pass, over the elements of a block.
#[derive(Clone, Debug)]
pub enum Stage {
    /// One loop that stores expressions.
    Map(Vec<(StageTarget, NodeId)>),
    /// One call of a function on whole slices.
    Call {
        /// Its name in `rt::vector`.
        function: &'static str,
        /// The element type that it is generic over.
        element: ElementType,
        /// Its arguments: dense sources, rows of outputs, temporaries.
        args: Vec<NodeId>,
        /// The place that it writes.
        out: StageTarget,
        /// The approximate number of simple instructions for one element.
        cost: u32,
    },
}

/// The memory to which a stage writes values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StageTarget {
    /// A temporary.
    Temp(usize),
    /// The row of an output.
    Out(usize),
}

/// A fold of an expression.
#[derive(Clone, Debug)]
pub struct Fold {
    /// Its number, to which [`Expr::Folded`] refers.
    pub number: usize,
    /// The expression that is folded.
    pub operand: NodeId,
    /// The initial value.
    pub init: NodeId,
    /// How it combines two values.
    pub with: Combine,
    /// The element type.
    pub element: ElementType,
    /// Whether it calls its function in `rt::reduce`: the operand is a slice in memory.
    pub sliced: bool,
}

/// How a fold combines two values.
#[derive(Clone, Debug)]
pub enum Combine {
    /// A scalar function that may be applied in any order, and its identity.
    Function {
        /// Its name in `rt::scalar`.
        function: &'static str,
        /// The identity of the function.
        identity: Literal,
    },
    /// A computation of two scalars, applied from left to right.
    Region(Graph),
}

/// Lowers a graph whose calls and maps have been inlined.
pub fn lower(graph: &Graph, memory: &Memory) -> Program {
    lower_from(graph, memory, Limits::DEFAULT)
}

/// Lowers a graph of generic sizes for the case that these are small: to one register block, which has conditions.
/// `program` is the result of [`lower`]. Returns `None` if some step cannot be part of the block, or is large for any sizes.
pub fn lower_small(graph: &Graph, memory: &Memory, program: &Program) -> Option<Program> {
    let limits = Limits {
        small: true,
        ..Limits::DEFAULT
    };
    if !condition::may_hold(program) {
        return None;
    }
    let program = lower_from(graph, memory, limits);
    match program.steps.as_slice() {
        [Step::Block(block)] if condition::can_hold(&block.conditions) => Some(program),
        _ => None,
    }
}

/// Lowers a graph as [`lower`] does, with other limits.
pub fn lower_from(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    let graph = batch::form(split::split(graph), limits);
    let clusters = cluster::clusters(&graph);
    let (again, clusters) = recompute::recomputed(&graph, clusters, Some(memory), limits);
    let graph = again.unwrap_or(graph);
    let mut program = assemble::assemble(&graph, &clusters, memory, limits);
    append::append(&mut program);
    for step in program.loops_mut() {
        stage::stage(step, limits);
    }
    share::share(&mut program);
    register_block::form(&mut program, limits);
    inline::mark(&mut program);
    assemble::placed(program)
}
