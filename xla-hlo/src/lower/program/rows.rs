//! Fused loops: expressions over the elements of buffers, computed row by row in passes.

use super::{BufferId, Origins};
use crate::list::Items;
use crate::map::DenseId;
use crate::{ElementType, Graph, Literal, Size};

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
    /// The element types of the temporaries, each of [`BLOCK`](crate::lower::BLOCK) elements.
    pub temps: Vec<ElementType>,
    /// The instructions that it computes.
    pub origins: Origins,
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
    pub(in crate::lower) fn elements(&self) -> Option<usize> {
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

/// A pass over the row in blocks: all stages over the first [`BLOCK`](crate::lower::BLOCK) elements, then over the next.
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
        /// Whether it rounds its result.
        rounds: bool,
    },
    /// A computation of two scalars, applied from left to right.
    Region(Graph),
}
