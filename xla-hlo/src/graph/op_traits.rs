//! The arguments and results of the transformations of an instruction.

use super::rewriter::Rewriter;
use super::{Attr, Graph, Instr, Origin, Value};
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::literal::Scalar;
use crate::{ElementType, Size};

/// The single slice that a kernel copies: the scalars in its list of operands are the start indices, clamped so that
/// the slice is in bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copies {
    /// The result, copied from the first operand.
    Out,
    /// The second operand, copied into the first.
    In,
}

/// The parameters of an instruction's regions.
///
/// Values that the regions capture are operands too, after the instruction's own; the attribute [`OWN`](crate::attr::OWN), which is never
/// printed, holds the number of the own operands. In StableHLO a region refers to captured values by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionInputs {
    /// Values that the instruction derives from its operands, mostly their elements.
    Derived,
    /// All operands: the instruction's own, updated on each iteration, then the captured values.
    State,
    /// The captured values.
    Captures,
}

/// An instruction that cannot be compiled, found when calls are inlined or a region is applied at all indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The origin of the instruction, in the function into which calls are inlined.
    pub origin: Origin,
    /// The fault of the instruction.
    pub fault: Fault,
}

/// The indices at which a region is applied.
#[derive(Clone, Copy, Debug)]
pub struct Indices<'a> {
    /// The batch sizes.
    pub sizes: &'a [Size],
    /// Whether each index is active, a batched `bool`; all indices are if there is none. A loop in the region iterates
    /// only while its condition holds at an active index, because it may never end at others. Unbatched values that
    /// may have a tangent stand behind a guard where they are combined with batched values.
    pub active: Option<Value>,
}

/// Applies a region at all indices at once, to these arguments.
pub type ApplyRegion =
    fn(&mut Rewriter, &Graph, &[MaybeBatched], Indices<'_>) -> Result<Vec<MaybeBatched>, Refused>;

/// An instruction of a region that is applied at each index of an array.
pub struct Batch<'a> {
    /// The region.
    pub region: &'a Graph,
    /// The instruction in the region.
    pub instr: &'a Instr,
    /// Its operands outside the region.
    pub operands: &'a [MaybeBatched],
    /// The indices.
    pub indices: Indices<'a>,
    /// Applies a region of the instruction.
    pub apply: ApplyRegion,
}

impl Batch<'_> {
    /// Returns the batch sizes.
    pub fn sizes(&self) -> &[Size] {
        self.indices.sizes
    }

    /// Whether the region reads a result of the instruction.
    pub fn reads(&self, result: usize) -> bool {
        self.region.reads(self.instr.results[result])
    }

    /// Returns the fault of the instruction whose batched operands or results are too large.
    pub fn too_large(&self) -> Refused {
        Refused {
            origin: self.instr.origin,
            fault: Fault::call(FaultKind::BatchTooLarge(self.sizes().to_vec())),
        }
    }
}

/// The value outside a region that corresponds to a value in it.
#[derive(Clone, Copy, Debug)]
pub enum MaybeBatched {
    /// An unbatched array, the same at all indices.
    Unbatched(Value),
    /// A batched array: the batch dimensions are its leading dimensions.
    Batched(Value),
}

impl MaybeBatched {
    /// Returns the value if it is unbatched.
    pub fn same(self) -> Option<Value> {
        match self {
            MaybeBatched::Unbatched(value) => Some(value),
            MaybeBatched::Batched(_) => None,
        }
    }

    /// Whether the value is batched.
    pub fn is_batched(self) -> bool {
        matches!(self, MaybeBatched::Batched(_))
    }

    /// Returns the value, batched or not.
    pub fn any(self) -> Value {
        match self {
            MaybeBatched::Unbatched(value) | MaybeBatched::Batched(value) => value,
        }
    }

    /// Returns the value as a batched array, broadcast if it is unbatched.
    pub fn spread(self, rw: &mut Rewriter, sizes: &[Size]) -> Option<Value> {
        match self {
            MaybeBatched::Batched(value) => Some(value),
            MaybeBatched::Unbatched(value) => {
                let own = rw.shape(value).dims.clone();
                let dims: Vec<usize> = (sizes.len()..sizes.len() + own.len()).collect_vec();
                rw.broadcast(value, &list::concat(&[sizes, &own]), &dims)
            }
        }
    }
}

/// An array whose elements are scalars.
#[derive(Clone, Debug)]
pub struct Unrolled {
    /// The sizes.
    pub dims: Vec<usize>,
    /// The elements in row-major order.
    pub elements: Vec<Value>,
}

/// One index of an instruction with constant operands.
pub struct Point<'a> {
    /// The instruction's attributes.
    pub attrs: &'a [(&'static str, Attr)],
    /// The element type of the first operand.
    pub from: ElementType,
    /// The element type of the result.
    pub to: ElementType,
    /// The operands' elements at the index.
    pub operands: &'a [Scalar],
}

/// The size of the arrays for which a kernel is inlined, and of its code.
#[derive(Clone, Copy, Debug)]
pub struct Small {
    /// The most elements of each array that the kernel visits.
    pub elements: usize,
    /// The approximate number of instructions for each element of the results.
    pub cost: usize,
}

impl Small {
    /// The limits of kernels that move elements, or factorise and solve: a decomposition of a few rows has some instructions for
    /// each element.
    pub const DEFAULT: Small = Small {
        elements: 256,
        cost: 4,
    };
}
