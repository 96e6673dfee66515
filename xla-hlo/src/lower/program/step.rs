//! The steps of a program.

use core::fmt;

use super::kernel::{Call, Contract, CustomCall, Transpose};
use super::{BufferId, Loop, Origins};
use crate::list::Items;
use crate::operation::Form;
use crate::{Graph, Size};

/// A step of a program.
#[derive(Clone, Debug)]
pub enum Step {
    /// A fused loop.
    Loop(Loop),
    /// A matrix product.
    Contract(Contract),
    /// A transpose.
    Transpose(Transpose),
    /// A copy of a contiguous box at a computed offset.
    SliceCopy(SliceCopy),
    /// A call of any other kernel.
    Kernel(Call),
    /// A loop over a batch of small arrays.
    Batch(BatchLoop),
    /// A call of a function that is not a computation.
    CustomCall(CustomCall),
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
    /// The instruction that it computes.
    pub origins: Origins,
}

/// Steps that run as one function, in which buffers are local arrays ([`Storage::Local`](super::Storage::Local) if nothing else uses them).
#[derive(Clone, Debug)]
pub struct RegisterBlock {
    /// The steps.
    pub steps: Vec<Step>,
    /// The outside buffers that it writes and that local arrays hold, from before the first step until after the last.
    pub held: Vec<BufferId>,
    /// The outside buffers that it only reads, from a local copy.
    pub copied: Vec<BufferId>,
    /// The buffers of `held` and `copied` that it uses in their own memory if they have more than this many bytes:
    /// their sizes are generic.
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

/// A condition on generic sizes: `size` is at most `most`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The size.
    pub size: Size,
    /// The largest value that it may have.
    pub most: usize,
    /// A size and the least value with which the condition holds for any `size`.
    pub unless: Option<(Size, usize)>,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} <= {}", self.size, self.most)?;
        match &self.unless {
            Some((size, least)) => write!(f, " or {size} >= {least}"),
            None => Ok(()),
        }
    }
}

/// A choice between lists of steps, which all write the same buffers.
#[derive(Clone, Debug)]
pub struct Branch {
    /// A bool, true for the first list, or an i32, the number of the list; a number out of range selects the last.
    pub index: BufferId,
    /// The lists of steps.
    pub branches: Vec<Vec<Step>>,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// A copy between an array and a contiguous box of it.
#[derive(Clone, Debug)]
pub struct SliceCopy {
    /// The array.
    pub whole: BufferId,
    /// The buffer of the box alone.
    pub part: BufferId,
    /// Whether the box is copied into the array, not out of it.
    pub put: bool,
    /// The start of the box in each dimension that it does not fill.
    pub starts: Vec<Start>,
    /// The number of elements of the box.
    pub len: usize,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// The start of a box in a dimension.
#[derive(Clone, Debug)]
pub struct Start {
    /// A scalar, the index; it may be out of range.
    pub index: BufferId,
    /// The greatest index at which the box fits, to which the index is clamped.
    pub most: usize,
    /// The stride of the dimension, in elements.
    pub stride: usize,
}

/// A loop over a batch.
#[derive(Clone, Debug)]
pub struct BatchLoop {
    /// The number of indices.
    pub size: Size,
    /// The arrays that it reads, in the order of the parameters of its body.
    pub operands: Vec<BatchArray>,
    /// The arrays that it writes, all of them batched, in the order of the results of its body.
    pub outs: Vec<BatchArray>,
    /// The number of lanes in which all indices are computed at once, if they are few: then the elements of all indices are
    /// adjacent in registers, and those lanes that are not an index compute what nothing reads.
    pub lanes: Option<usize>,
    /// The computation at one index: of scalars, the elements of each operand one after the other.
    pub body: Graph,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// An array that a batch loop reads or writes.
#[derive(Clone, Debug)]
pub struct BatchArray {
    /// The buffer.
    pub buffer: BufferId,
    /// The number of elements at an index; of an unbatched array, of all its elements.
    pub elements: usize,
    /// Whether it has elements for each index; otherwise all indices read the same.
    pub batched: bool,
}

impl BatchLoop {
    /// Returns the approximate number of simple instructions at one index.
    pub fn cost(&self) -> usize {
        let costs = self
            .body
            .instrs()
            .map(|(_, instr)| match (instr.op.form)(&self.body, instr) {
                Form::Map { cost, .. } => cost as usize,
                _ => 0,
            });
        let arrays = self.operands.iter().chain_items(&self.outs);
        let moved = arrays.filter_items(|array| array.batched);
        costs.sum::<usize>() + moved.map(|array| array.elements).sum::<usize>()
    }
}
