//! Simplifies elementwise instructions: if all operands are broadcast or transposed in the same way, the scalar
//! function is applied first.

use super::inverse;
use crate::graph::rewriter::{Rewriter, Step};
use crate::operation::Form;
use crate::{Shape, Size, Value};

pub(super) fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    if step.shape.is_scalar() || step.instr.operands.is_empty() {
        return None;
    }
    before_broadcast(rw, step).or_else(|| before_transpose(rw, step))
}

fn again(rw: &mut Rewriter, step: &Step<'_>, operands: &[Value]) -> Option<Value> {
    rw.emit(
        step.instr.op,
        operands,
        step.instr.attrs.clone(),
        Vec::new(),
    )
}

/// Replaces `f(broadcast(a), broadcast(b))` by `broadcast(f(a, b))`, which computes each distinct element once.
///
/// A broadcast scalar matches any other broadcast.
fn before_broadcast(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // The broadcast that all operands share: the sizes before it, and its dimensions. Scalars fit any.
    let mut small: Option<(Vec<Size>, Vec<usize>)> = None;
    let mut inners = Vec::new();
    for &operand in &step.instr.operands {
        let (Form::Broadcast { dims }, inner) = rw.made_from(operand)? else {
            return None;
        };
        inners.push(inner);
        let sizes = rw.shape(inner).dims.clone();
        match &small {
            _ if sizes.is_empty() => {}
            Some(first) if *first != (sizes.clone(), dims.clone()) => return None,
            _ => small = Some((sizes, dims)),
        }
    }
    // With scalars alone, the function is applied to scalars.
    let (sizes, dims) = small.unwrap_or_default();
    for inner in &mut inners {
        if rw.shape(*inner).is_scalar() {
            *inner = rw.broadcast(*inner, &sizes, &[])?;
        }
    }
    let value = again(rw, step, &inners)?;
    rw.broadcast(value, &step.shape.dims, &dims)
}

/// Replaces `f(transpose(a), transpose(b))` by `transpose(f(a, b))`, if the permutations are equal.
///
/// Transposes move down this way until they meet their inverse or a matrix product. Operands whose transpose costs
/// nothing are transposed back.
fn before_transpose(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // Any of the operands determines the permutation; all others must have the same one, or be free to transpose.
    let permutation = step
        .instr
        .operands
        .iter()
        .find_map(|&v| permutation_of(rw, v))?;
    let back = inverse(&permutation);
    let movable = |&operand: &Value| match permutation_of(rw, operand) {
        Some(own) => own == permutation && rw.may_move(operand),
        None => is_free(rw, operand),
    };
    if !step.instr.operands.iter().all(movable) {
        return None;
    }
    // `transpose(transpose(a, p), inverse(p)) -> a`: the simplifier cancels both.
    let mut inners = Vec::new();
    for &operand in &step.instr.operands {
        inners.push(rw.transpose(operand, &back)?);
    }
    let value = again(rw, step, &inners)?;
    rw.transpose(value, &permutation)
}

fn permutation_of(rw: &Rewriter, value: Value) -> Option<Vec<usize>> {
    match rw.made_from(value) {
        Some((Form::Transpose { permutation }, _)) => Some(permutation),
        _ => None,
    }
}

/// Whether transposing a value costs nothing: broadcast scalars and vectors, iotas.
fn is_free(rw: &Rewriter, value: Value) -> bool {
    let Some(maker) = rw.maker(value) else {
        return false;
    };
    let narrow = |shape: &Shape| shape.rank() <= 1;
    match rw.made_from(value) {
        Some((Form::Broadcast { .. }, inner)) => narrow(rw.shape(inner)),
        Some(_) => false,
        None => maker.attr("iota_dimension").is_some(),
    }
}
