//! Algebraic simplification: an operation's own rules first, then the rules of its form.
//!
//! No rewriting changes a result, except the choice of a NaN and the order in which a reduction over several
//! dimensions, or a matrix product, adds.

mod contract;
mod map;
mod movement;
mod reduce;

use crate::graph::rewriter::{Rewriter, Step};
use crate::list::Items;
use crate::operation::Form;
use crate::{Instr, Literal, Size, Value};

/// Returns a cheaper value equal to the result of an instruction, if there is one.
// The operation's rule comes first: it knows identities, as `x + 0 -> x`; the form's rules only move instructions.
pub(super) fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let own = step.instr.op.traits.simplify;
    own.and_then(|law| law(rw, step))
        .or_else(|| by_form(rw, step))
}

/// Returns the results of an instruction, computed by several ones, if that is better.
pub(super) fn divide(rw: &mut Rewriter, instr: &Instr) -> Option<Vec<Value>> {
    instr.op.traits.divide.and_then(|law| law(rw, instr))
}

/// Simplifies an instruction by the rules of its form.
fn by_form(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    match rw.form(step) {
        Form::Map { .. } => map::simplify(rw, step),
        Form::Broadcast { dims } => movement::broadcast(rw, step, &dims),
        Form::Reshape => movement::reshape(rw, step),
        Form::Transpose { permutation } => movement::transpose(rw, step, &permutation),
        Form::Constant(literal) => constant(rw, step, &literal),
        // A size that is known is a number.
        Form::Size(size) => {
            let size = size.known()?;
            rw.constant(Literal::from_f64(step.shape.element, size as f64))
        }
        Form::Reduce { dims } => reduce::simplify(rw, step, &dims),
        Form::Contract(contraction) => contract::simplify(rw, step, &contraction),
        // A slice is the only kernel with rules of movement, since it changes no element.
        Form::Kernel(_) if *step.instr.op == crate::ops::slice::PRIMITIVE => {
            movement::slice(rw, step).or_else(|| contract::sliced(rw, step))
        }
        // `iota` along a dimension of size 1 counts to 0.
        Form::Iota { dimension } if step.shape.dims[dimension].is(1) => rw.number(0.0, step.shape),
        Form::Iota { .. }
        | Form::Barrier
        | Form::Region
        | Form::Batch
        | Form::While
        | Form::Branch
        | Form::Expanded
        | Form::Call(_)
        | Form::CustomCall { .. }
        | Form::Kernel(_) => None,
    }
}

/// Replaces an array of equal elements by a broadcast scalar.
fn constant(rw: &mut Rewriter, step: &Step<'_>, literal: &Literal) -> Option<Value> {
    // An array of at most one element is a scalar already.
    if literal.elements().len() < 2 {
        return None;
    }
    let all = literal.splat()?;
    let all = Literal::scalar(step.shape.element, all);
    rw.splat(all, step.shape)
}

/// Returns the numbers of the dimensions whose size is not 1.
fn wide(sizes: &[Size]) -> Vec<usize> {
    (0..sizes.len())
        .filter_items(|&d| !sizes[d].is(1))
        .collect_vec()
}

/// Matches two lists of sizes that differ only in dimensions of size 1; `None` if they differ otherwise. Returns, for
/// each dimension of the second list whose size is not 1, the corresponding dimension of the first.
fn aligned(from: &[Size], to: &[Size]) -> Option<Vec<Option<usize>>> {
    let (froms, tos) = (wide(from), wide(to));
    let mut pairs = froms.iter().zip(&tos);
    if froms.len() != tos.len() || !pairs.all(|(&f, &t)| from[f] == to[t]) {
        return None;
    }
    let mut place = vec![None; to.len()];
    for (f, t) in froms.into_iter().zip(tos) {
        place[t] = Some(f);
    }
    Some(place)
}

/// Returns the inverse of a permutation.
fn inverse(permutation: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; permutation.len()];
    for (i, &d) in permutation.iter().enumerate() {
        inverse[d] = i;
    }
    inverse
}
