//! What the transformations of an instruction take and return.

use super::rewriter::Rewriter;
use super::{Attr, Instr, Value};
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

/// An instruction of a region that is applied at each index of an array.
pub struct Batch<'a> {
    /// The instruction in the region.
    pub instr: &'a Instr,
    /// Its operands outside the region.
    pub operands: &'a [MaybeBatched],
    /// The batch sizes.
    pub sizes: &'a [Size],
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
