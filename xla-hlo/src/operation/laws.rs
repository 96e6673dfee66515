//! What the passes may do with an instruction.

use crate::error::Fault;
use crate::graph::{Attr, Instr};
use crate::literal::Scalar;
use crate::passes::rewriter::{Rewriter, Step};
use crate::{Builder, ElementType, Value};

/// What an instruction is made of, for these operands.
pub type Expand = fn(&mut Builder<'_>, &Instr, &[Value]) -> Result<Vec<Value>, Fault>;

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
    /// Whether it does more than make its results: such an instruction stays, once, in its place.
    pub effect: bool,
}

impl Laws {
    /// Nothing but what the form allows.
    pub const NONE: Laws = Laws {
        simplify: None,
        fold: None,
        expand: None,
        effect: false,
    };
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
