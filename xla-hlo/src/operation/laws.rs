//! The transformations that the passes may apply to an instruction.

use crate::error::Fault;
use crate::graph::{Attr, Instr};
use crate::list::{self, Items};
use crate::literal::Scalar;
use crate::passes::rewriter::{Rewriter, Step};
use crate::{Builder, ElementType, Size, Value};

/// Adds the instructions that replace an instruction with these operands, and returns its results.
pub type Expand = fn(&mut Builder<'_>, &Instr, &[Value]) -> Result<Vec<Value>, Fault>;

/// Adds the instructions that compute an instruction at each index of an array; returns `None` if it cannot be batched.
pub type ForEach = fn(&mut Rewriter, &Batch<'_>) -> Option<Vec<Value>>;

/// The transformations that the passes may apply to an instruction, besides those that its form allows.
#[derive(Clone, Copy)]
pub struct Laws {
    /// Returns a cheaper value equal to the result; the operands are already simplified.
    pub simplify: Option<fn(&mut Rewriter, &Step<'_>) -> Option<Value>>,
    /// Computes the result at one index of constant operands, bit for bit as the kernel does; `None` if that is not
    /// certain.
    pub fold: Option<fn(&Point<'_>) -> Option<Scalar>>,
    /// Adds equivalent instructions to a graph with these operands; instructions of the form
    /// [`Form::Expanded`](super::Form::Expanded) are expanded before all other passes.
    pub expand: Option<Expand>,
    /// Batches an instruction whose form is a kernel: computes it at each index of an array. The batch dimensions are
    /// the leading dimensions of batched operands and results.
    pub batch: Option<ForEach>,
    /// The kernel that writes the result in place of the first operand, for a form that is a kernel without regions: it
    /// takes the same arguments except that operand.
    pub over: Option<&'static str>,
    /// The slice that the kernel copies, for a form that is a kernel with a list and only copies.
    pub copies: Option<Copies>,
    /// Whether the instruction has a side effect: it is then never removed, duplicated or moved.
    pub effect: bool,
    /// The parameters of its regions.
    pub takes: Takes,
    /// The cargo feature that its kernel needs, if any.
    pub feature: Option<&'static str>,
}

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
/// Values that the regions capture are operands too, after the instruction's own; the attribute [`OWN`], which is never
/// printed, holds the number of the own operands. In StableHLO a region refers to captured values by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Values that the instruction derives from its operands, mostly their elements.
    Made,
    /// All operands: the instruction's own, updated on each iteration, then the captured values.
    State,
    /// The captured values.
    Seen,
}

/// The attribute with the number of an instruction's own operands, if its regions capture other values.
pub const OWN: &str = "own";

impl Laws {
    /// No transformations except those that the form allows.
    pub const NONE: Laws = Laws {
        simplify: None,
        fold: None,
        expand: None,
        batch: None,
        over: None,
        copies: None,
        effect: false,
        takes: Takes::Made,
        feature: None,
    };
}

/// An instruction of a region that is applied at each index of an array.
pub struct Batch<'a> {
    /// The instruction in the region.
    pub instr: &'a Instr,
    /// Its operands outside the region.
    pub operands: &'a [Outside],
    /// The batch sizes.
    pub sizes: &'a [Size],
}

/// The value outside a region that corresponds to a value in it.
#[derive(Clone, Copy, Debug)]
pub enum Outside {
    /// An unbatched array, the same at all indices.
    Same(Value),
    /// A batched array: the batch dimensions are its leading dimensions.
    Each(Value),
}

impl Outside {
    /// Returns the value if it is unbatched.
    pub fn same(self) -> Option<Value> {
        match self {
            Outside::Same(value) => Some(value),
            Outside::Each(_) => None,
        }
    }

    /// Returns the value, batched or not.
    pub fn any(self) -> Value {
        match self {
            Outside::Same(value) | Outside::Each(value) => value,
        }
    }

    /// Returns the value as a batched array, broadcast if it is unbatched.
    pub fn spread(self, rw: &mut Rewriter, sizes: &[Size]) -> Option<Value> {
        match self {
            Outside::Each(value) => Some(value),
            Outside::Same(value) => {
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
