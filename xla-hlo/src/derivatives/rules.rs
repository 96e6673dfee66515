//! The derivative of an instruction: its tangents, and the transpose of an instruction that is linear.

use crate::error::Fault;
use crate::{Builder, Graph, Instr, Primitive, Shape, Value};

/// The derivative of a primitive.
#[derive(Clone, Copy)]
pub struct Rule {
    /// The primitive.
    pub primitive: &'static Primitive,
    /// The tangents of its results.
    pub derivative: Derivative,
    /// Adds the cotangents of the operands in which an instruction is linear; `None` if it never is.
    pub transpose: Option<TransposeRule>,
}

/// How the tangents of an instruction's results follow from the tangents of its operands.
///
/// Tangents are of floating-point and complex values only; a tangent that is absent is zero.
#[derive(Clone, Copy)]
pub enum Derivative {
    /// There is none, for this reason: a sentence about the operation, without a full stop.
    None(&'static str),
    /// The instruction is replaced by others before.
    Inlined,
    /// The results do not depend on the operands, or are piecewise constant: the tangents are zero.
    Zero,
    /// The results are linear in these operands together: the tangents are the results of the same instruction for the
    /// tangents of these operands. The other operands have no tangents.
    Linear(Operands),
    /// The results are linear in each of these operands: the tangents are a sum over these operands of the results of the
    /// same instruction, with the tangent in place of the operand.
    Multilinear(Operands),
    /// A rule adds the tangents.
    Rule(TangentRule),
    /// A rule adds the tangents, but there are none for the tangents of some operands.
    Partial(TangentRule),
    /// The derivative of a loop, a choice or a function that is computed again is that of its regions.
    Regions,
}

/// Consecutive operands of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operands {
    /// The index of the first.
    pub first: usize,
    /// The index of the last; it may be beyond the last operand.
    pub last: usize,
}

impl Operands {
    /// All operands.
    pub const ALL: Operands = Operands {
        first: 0,
        last: usize::MAX,
    };

    /// Returns the operands from one index to another.
    pub const fn new(first: usize, last: usize) -> Operands {
        Operands { first, last }
    }

    /// Whether an operand is one of them.
    pub fn contains(self, operand: usize) -> bool {
        (self.first..=self.last).contains(&operand)
    }
}

/// Adds the tangents of an instruction's results and returns them; `None` for those that are zero.
pub type TangentRule = fn(&mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault>;

/// The input of a [`TangentRule`].
pub struct Tangent<'t, 'm> {
    /// The builder that tangents are added to.
    pub b: &'t mut Builder<'m>,
    /// The instruction; its operands and results are values of another graph.
    pub instr: &'t Instr,
    /// The operands.
    pub operands: &'t [Value],
    /// The results.
    pub results: &'t [Value],
    /// The tangents of the operands; at least one is not zero.
    pub tangents: &'t [Option<Value>],
    /// Returns a computation inside the instruction with tangents of these parameters: its parameters are those of the
    /// computation, then their tangents; its results are those of the computation, then the tangents of those that are
    /// not of integers.
    pub differentiate: fn(&Graph, &[bool]) -> Result<Graph, Fault>,
}

impl Tangent<'_, '_> {
    /// Adds the same instruction with other operands, and returns its results.
    ///
    /// # Errors
    /// Its rule refuses the operands.
    pub fn again(&mut self, operands: &[Value]) -> Result<Vec<Value>, Fault> {
        let Instr {
            op, attrs, regions, ..
        } = self.instr;
        self.b.add(op, operands, attrs.clone(), regions.clone())
    }
}

/// Adds the cotangents of an instruction's linear operands.
pub type TransposeRule = fn(&mut Transpose<'_, '_>) -> Result<(), Fault>;

/// The input of a [`TransposeRule`], for an instruction that is linear in some operands.
pub struct Transpose<'t, 'm> {
    /// The builder that cotangents are added to.
    pub b: &'t mut Builder<'m>,
    /// The instruction; its operands and results are values of another graph.
    pub instr: &'t Instr,
    /// The operands; `None` for those in which it is linear.
    pub operands: &'t [Option<Value>],
    /// The shapes of the operands.
    pub shapes: &'t [Shape],
    /// The cotangents of the results; `None` for those that are zero, which not all are.
    pub cotangents: &'t [Option<Value>],
    /// The shapes of the results.
    pub results: &'t [Shape],
    /// The cotangents of the linear operands so far. An operand that is listed twice has two of them.
    pub sums: &'t mut [Option<Value>],
}

impl Transpose<'_, '_> {
    /// Whether the instruction is linear in an operand.
    pub fn is_linear(&self, operand: usize) -> bool {
        self.operands[operand].is_none()
    }

    /// Adds the same instruction with other operands, and returns its results.
    ///
    /// # Errors
    /// Its rule refuses the operands.
    pub fn again(&mut self, operands: &[Value]) -> Result<Vec<Value>, Fault> {
        let Instr {
            op, attrs, regions, ..
        } = self.instr;
        self.b.add(op, operands, attrs.clone(), regions.clone())
    }
}
