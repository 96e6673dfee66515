//! The derivative of an instruction: its tangents, and the transpose of an instruction that is linear.

use crate::error::Fault;
use crate::graph::Term;
use crate::graph::emit::{self, Scope};
use crate::list::Items;
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
    /// A formula computes the tangents.
    Formula(TangentFormula),
    /// The tangent of the result is the tangent of the operand times a slope, a formula of the operand and the result.
    Slope(for<'s> fn(Term<'s>, Term<'s>) -> Term<'s>),
    /// A rule adds the tangents, but there are none for the tangents of some operands.
    Partial(TangentRule),
    /// The regions of a loop, a choice or a function that is computed again are differentiated.
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
    /// Returns a computation inside the instruction with tangents of these parameters: its parameters are the
    /// parameters of the computation, then their tangents; its results are the results of the computation, then the
    /// tangents of all results but integers.
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

/// The tangents of an instruction's results, as terms; `None` for those that are zero.
pub type Tangents<'s> = Vec<Option<Term<'s>>>;

/// Computes the tangents of an instruction's results.
pub type TangentFormula = for<'s> fn(&Linearised<'s>) -> Tangents<'s>;

/// The input of a rule that writes tangents as formulas.
pub struct Linearised<'s> {
    /// The instruction.
    pub instr: &'s Instr,
    /// The operands.
    pub operands: Vec<Term<'s>>,
    /// The results.
    pub results: Vec<Term<'s>>,
    /// The tangents of the operands; at least one is not zero.
    pub tangents: Tangents<'s>,
}

impl Tangent<'_, '_> {
    /// Adds the tangents that a formula computes.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn formula(
        &mut self,
        formula: impl for<'s> FnOnce(&Linearised<'s>) -> Tangents<'s>,
    ) -> Result<Vec<Option<Value>>, Fault> {
        let scope = Scope::new(self.b);
        let values = [self.operands, self.results];
        let tangents = formula(&linearised(&scope, self.instr, values, self.tangents));
        scope.optional(&tangents)
    }
}

/// Returns the input of a formula, with operands and results as terms.
fn linearised<'s>(
    scope: &'s Scope<'s>,
    instr: &'s Instr,
    [operands, results]: [&[Value]; 2],
    tangents: &[Option<Value>],
) -> Linearised<'s> {
    Linearised {
        instr,
        operands: scope.list(operands),
        results: scope.list(results),
        tangents: optional(scope, tangents),
    }
}

fn optional<'s>(scope: &'s Scope<'s>, values: &[Option<Value>]) -> Tangents<'s> {
    let terms = values.iter().map(|value| value.map(|v| scope.term(v)));
    terms.collect_vec()
}

/// Adds a term to a sum, which is zero if there is none.
fn plus<'s>(sum: Option<Term<'s>>, term: Term<'s>) -> Option<Term<'s>> {
    Some(sum.map_or(term, |sum| sum + term))
}

impl<'s> Linearised<'s> {
    /// Returns the sum over the operands that have tangents of what a formula makes of an operand's index and tangent.
    pub(crate) fn sum_of(&self, mut part: impl FnMut(usize, Term<'s>) -> Term<'s>) -> Tangents<'s> {
        let mut all = None;
        for (i, &tangent) in self.tangents.iter().enumerate() {
            if let Some(tangent) = tangent {
                all = plus(all, part(i, tangent));
            }
        }
        vec![all]
    }

    /// Returns the tangent of the only operand times a slope, a formula of the operand and the result.
    pub(crate) fn times(&self, slope: fn(Term<'s>, Term<'s>) -> Term<'s>) -> Tangents<'s> {
        let slope = slope(self.operands[0], self.results[0]);
        self.sum_of(|_, tangent| tangent * slope)
    }

    /// Returns the tangent of an operand, zeros if it is zero.
    pub(crate) fn tangent_or_zeros(&self, operand: usize) -> Term<'s> {
        self.tangents[operand].unwrap_or_else(|| self.operands[operand].full(0.0))
    }

    /// Adds the same instruction with another operand in the last place, and returns its only result.
    pub(crate) fn again(&self, operands: &[Term<'s>]) -> Term<'s> {
        let Instr {
            op, attrs, regions, ..
        } = self.instr;
        operands[0].emit(|b| {
            let operands = emit::values(operands);
            Ok(b.add(op, &operands, attrs.clone(), regions.clone())?[0])
        })
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

/// The input of a rule that writes the cotangents of linear operands as formulas.
pub struct Cotangents<'s> {
    /// The instruction.
    pub instr: &'s Instr,
    /// The operands; `None` for those in which it is linear.
    pub operands: Tangents<'s>,
    /// The shapes of the operands.
    pub shapes: &'s [Shape],
    /// The cotangents of the results; `None` for those that are zero.
    pub cotangents: Tangents<'s>,
    /// The shapes of the results.
    pub results: &'s [Shape],
    /// The cotangents of the linear operands so far.
    pub sums: Tangents<'s>,
}

impl Transpose<'_, '_> {
    /// Replaces the cotangents of linear operands by those that a formula computes.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn formula(
        &mut self,
        formula: impl for<'s> FnOnce(&Cotangents<'s>) -> Tangents<'s>,
    ) -> Result<(), Fault> {
        let scope = Scope::new(self.b);
        let sums = formula(&Cotangents {
            instr: self.instr,
            operands: optional(&scope, self.operands),
            shapes: self.shapes,
            cotangents: optional(&scope, self.cotangents),
            results: self.results,
            sums: optional(&scope, self.sums),
        });
        self.sums.copy_from_slice(&scope.optional(&sums)?);
        Ok(())
    }
}

impl<'s> Cotangents<'s> {
    /// Adds what a formula makes of an operand's index and of the cotangent of the only result to the cotangent of each
    /// linear operand.
    pub(crate) fn each_linear(
        &self,
        mut part: impl FnMut(usize, Term<'s>) -> Term<'s>,
    ) -> Tangents<'s> {
        let Some(cotangent) = self.cotangents[0] else {
            return self.sums.clone();
        };
        let mut sums = self.sums.clone();
        for (i, operand) in self.operands.iter().enumerate() {
            if operand.is_none() {
                sums[i] = plus(sums[i], part(i, cotangent));
            }
        }
        sums
    }

    /// Returns an operand in which the instruction is not linear.
    pub(crate) fn known(&self, operand: usize) -> Term<'s> {
        let known = self.operands[operand];
        known.unwrap_or_else(|| unreachable!("operand {operand} of {:?} is linear", self.instr.op))
    }
}
