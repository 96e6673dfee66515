//! Finds loops that are unrolled: loops of at most eight known rounds over small arrays.
//!
//! Unrolled, the index of a round is a constant, so that slices at it are scalars or nothing. The rounds run in one
//! register block, without buffers for the state. The Jacobian of a chain of six links took 5 times as long as a loop.

use crate::graph::rewriter::Rewriter;
use crate::literal::Scalar;
use crate::operation::{Copies, Form};
use crate::ops::constant::literal;
use crate::{Graph, Instr, Value};

/// The most rounds.
const ROUNDS: i128 = 8;

/// The most instructions of all rounds together.
const INSTRUCTIONS: usize = 1024;

/// The most elements of an array: larger ones are not in registers.
const ELEMENTS: usize = 64;

/// Returns the number of rounds of a loop whose operands are values of `rw`, if it is to be unrolled.
// The condition may be of any size: it disappears.
pub(super) fn rounds(rw: &Rewriter, instr: &Instr) -> Option<usize> {
    let [_, body] = instr.regions.as_slice() else {
        return None;
    };
    let rounds = counted(rw, instr)?;
    let mut instrs = body.instrs();
    let fits =
        rounds * body.len() <= INSTRUCTIONS && instrs.all(|(_, instr)| is_small(body, instr));
    fits.then_some(rounds)
}

/// Returns the number of rounds of a loop that counts, if it is known and small.
fn counted(rw: &Rewriter, instr: &Instr) -> Option<usize> {
    let [condition, body] = instr.regions.as_slice() else {
        return None;
    };
    let is = |graph: &Graph, instr: &Instr, name: &str| match (instr.op.form)(graph, instr) {
        Form::Map { function, .. } => function == name,
        _ => false,
    };
    // The condition is `counter < bound`, with a constant bound, inside or captured.
    let more = condition.maker(*condition.results.first()?)?;
    let &[counter, bound] = more.operands.as_slice() else {
        return None;
    };
    let counter = (condition.params.iter()).position(|&param| param == counter)?;
    if !is(condition, more, "lt") || counter >= instr.own() {
        return None;
    }
    let end = match condition.params.iter().position(|&param| param == bound) {
        Some(i) if i >= instr.own() => number(rw.scalar(instr.operands[i])?),
        Some(_) => None,
        None => constant(condition, bound),
    }?;
    // The counter grows by a constant.
    let next = body.maker(body.results[counter])?;
    let step = match next.operands.as_slice() {
        &[a, step] if is(body, next, "add") && a == body.params[counter] => constant(body, step)?,
        _ => return None,
    };
    let first = number(rw.scalar(instr.operands[counter])?)?;
    if step < 1 {
        return None;
    }
    // Rounds from `first` up to `end` by `step`, rounded up; a loop that never runs has none.
    let rounds = (end - first + step - 1).div_euclid(step).max(0);
    let fits = rounds <= ROUNDS;
    fits.then(|| usize::try_from(rounds).ok()).flatten()
}

/// Returns the integer that a value of a graph is.
fn constant(graph: &Graph, value: Value) -> Option<i128> {
    number(literal(graph, value)?.splat()?)
}

fn number(scalar: Scalar) -> Option<i128> {
    match scalar {
        Scalar::Integer(number) => Some(number),
        _ => None,
    }
}

/// Whether an instruction of a loop computes or moves a few elements, as register blocks do.
fn is_small(body: &Graph, instr: &Instr) -> bool {
    let mut results = instr.results.iter();
    let few = results.all(|&value| {
        let len = body.shape(value).len().known();
        len.is_some_and(|len| len <= ELEMENTS)
    });
    let traits = &instr.op.traits;
    if !few || instr.has_effect() {
        return false;
    }
    match (instr.op.form)(body, instr) {
        Form::Map { .. }
        | Form::Broadcast { .. }
        | Form::Reshape
        | Form::Transpose { .. }
        | Form::Iota { .. }
        | Form::Constant(_)
        | Form::Reduce { .. }
        | Form::Contract(_) => true,
        // Kernels that read single elements, or copy parts, which register blocks contain too.
        Form::Kernel(_) => traits.origin.is_some() || traits.copies == Some(Copies::Out),
        Form::Size(_)
        | Form::Barrier
        | Form::Region
        | Form::While
        | Form::Branch
        | Form::Batch
        | Form::Expanded
        | Form::CustomCall { .. }
        | Form::Call(_) => false,
    }
}
