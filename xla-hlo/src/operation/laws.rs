//! What the passes may do with an instruction.

use crate::error::Fault;
use crate::graph::{Attr, Instr};
use crate::literal::Scalar;
use crate::passes::rewriter::{Rewriter, Step};
use crate::{Builder, ElementType, Size, Value};

/// What an instruction is made of, for these operands.
pub type Expand = fn(&mut Builder<'_>, &Instr, &[Value]) -> Result<Vec<Value>, Fault>;

/// What an instruction is at each index of an array; `None` where it is nothing for all of them at once.
pub type ForEach = fn(&mut Rewriter, &Batch<'_>) -> Option<Vec<Value>>;

/// What the passes may do with an instruction, besides what its form allows.
#[derive(Clone, Copy)]
pub struct Laws {
    /// A value of the same meaning that costs less; its operands are already as simple as they get.
    pub simplify: Option<fn(&mut Rewriter, &Step<'_>) -> Option<Value>>,
    /// The result at one index of constant operands, bit for bit as the kernel has it; `None` where that is not sure.
    pub fold: Option<fn(&Point<'_>) -> Option<Scalar>>,
    /// The same results by other instructions, added to a graph with these operands; of those whose form is
    /// [`Form::Expanded`](super::Form::Expanded), before anything else looks at them.
    pub expand: Option<Expand>,
    /// The same at each index of an array, of those whose form is a kernel. Operands and results have the sizes of the
    /// indices first.
    pub batch: Option<ForEach>,
    /// The kernel that makes the result where the first operand lies, of those whose form is a kernel without a computation:
    /// it takes the same but that operand.
    pub over: Option<&'static str>,
    /// Which box it copies, of those whose form is a kernel with a list that does no more.
    pub copies: Option<Copies>,
    /// Whether it does more than make its results: such an instruction stays, once, in its place.
    pub effect: bool,
    /// What its computations get.
    pub takes: Takes,
    /// The cargo feature that its kernel needs, where not every build has it.
    pub feature: Option<&'static str>,
}

/// The one box that a kernel copies: scalars, the list of its operands, say where it starts in each dimension, and it is moved
/// until it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copies {
    /// The result, from the first operand.
    Out,
    /// The second operand, into the first.
    In,
}

/// What the computations of an instruction get as parameters.
///
/// An instruction whose computations see values around them has these as operands too, after its own: how many are its own
/// is the attribute [`OWN`], which no text has. In StableHLO such a computation names what it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// What the instruction makes of its operands: elements of them, mostly.
    Made,
    /// All operands: the instruction's own, which it gives them anew each time, then what they see.
    State,
    /// What they see.
    Seen,
}

/// The number of operands that are an instruction's own, where its computations see other values too.
pub const OWN: &str = "own";

impl Laws {
    /// Nothing but what the form allows.
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

/// An instruction of a computation that is applied at each index of an array.
pub struct Batch<'a> {
    /// The instruction, as it stands in the computation.
    pub instr: &'a Instr,
    /// Its operands, as they are outside of it.
    pub operands: &'a [Outside],
    /// The sizes of the indices.
    pub sizes: &'a [Size],
}

/// What a value of a computation is outside of it.
#[derive(Clone, Copy, Debug)]
pub enum Outside {
    /// One array for all indices.
    Same(Value),
    /// An array for each index: the sizes of the indices come first.
    Each(Value),
}

impl Outside {
    /// The value, where it is one for all indices.
    pub fn same(self) -> Option<Value> {
        match self {
            Outside::Same(value) => Some(value),
            Outside::Each(_) => None,
        }
    }

    /// The value, whichever it is.
    pub fn any(self) -> Value {
        match self {
            Outside::Same(value) | Outside::Each(value) => value,
        }
    }

    /// The array for each index of these sizes.
    pub fn spread(self, rw: &mut Rewriter, sizes: &[Size]) -> Option<Value> {
        match self {
            Outside::Each(value) => Some(value),
            Outside::Same(value) => {
                let own = rw.shape(value).dims.clone();
                let dims: Vec<usize> = (sizes.len()..sizes.len() + own.len()).collect();
                rw.broadcast(value, &[sizes, &own].concat(), &dims)
            }
        }
    }
}

/// One index of an instruction whose operands are constants.
pub struct Point<'a> {
    /// The instruction's attributes.
    pub attrs: &'a [(&'static str, Attr)],
    /// The element type of the first operand.
    pub from: ElementType,
    /// The element type of the result.
    pub to: ElementType,
    /// The operands there.
    pub operands: &'a [Scalar],
}
