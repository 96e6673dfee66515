//! The form that a graph is lowered to: steps over buffers.
//!
//! Everything else in `lower` writes or reads this form, and it depends on none of it. `step` has the steps, `rows` the
//! fused loops, `kernel` the calls. `visit` finds the steps in other steps, and the buffers that a step accesses.
//! `display` writes a program as text, `memory_use` sums up its memory, and
//! `origins` and `computes` have the instructions that a step computes, `work` counts its bytes and operations, and `explain` writes
//! both beside the steps.
//!
//! Invariants: steps run in order. A loop over steps has one buffer for each part of its state, from before the loop until
//! after it. Two buffers are the same memory only if one is a parameter and the other the result that aliases it
//! ([`Program::aliases`]).

mod computes;
mod display;
pub mod explain;
pub mod kernel;
mod memory_use;
mod origins;
mod rows;
mod step;
mod visit;
mod work;

pub use memory_use::{BY_SIZE_CONST, MemoryUse};
pub use origins::Origins;
pub use rows::{
    Combine, Expr, Fold, Kind, Loop, LoopInput, Node, NodeId, Out, Pass, Stage, StageTarget, Staged,
};
pub use step::{
    BatchArray, BatchLoop, Branch, Condition, Inlined, RegisterBlock, SliceCopy, Start, Step, While,
};
pub use visit::{Access, Accesses};
pub(in crate::lower) use visit::{accesses, is_same_memory, swapped};
pub use work::Work;

use crate::map::DenseId;
use crate::{ElementType, Literal, Shape, Size};

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
    pub(in crate::lower) fn of(shape: &Shape, storage: Storage) -> Buffer {
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
    pub(in crate::lower) const ARENA: Storage = Storage::Arena { birth: 0, death: 0 };

    /// Returns the parameter whose memory it is: a parameter itself, or one that the result aliases.
    pub(in crate::lower) fn parameter(&self, aliases: &[Option<usize>]) -> Option<usize> {
        match self {
            Storage::Param(leaf) => Some(*leaf),
            Storage::Output(j) => aliases.get(*j).copied().flatten(),
            Storage::Constant(_) | Storage::Arena { .. } | Storage::Local => None,
        }
    }
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
