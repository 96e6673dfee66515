//! Simplifies matrix products of transposed operands, which the product reads where they are, and slices of products.

use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Value};
use crate::list::Items;
use crate::operation::{Contraction, Form};
use crate::ops::{dot_general, slice};
use crate::shape::product;
use crate::{Shape, Size};

pub(super) fn simplify(
    rw: &mut Rewriter,
    step: &Step<'_>,
    contraction: &Contraction,
) -> Option<Value> {
    let c = contraction;
    let mut operands = step.instr.operands.clone();
    let mut dims = [
        c.lhs_batch.clone(),
        c.rhs_batch.clone(),
        c.lhs_contracting.clone(),
        c.rhs_contracting.clone(),
    ];
    for (side, operand) in operands.iter_mut().enumerate() {
        let Some((Form::Transpose { permutation }, inner)) = rw.made_from(*operand) else {
            continue;
        };
        let gone = |d: &usize| dims[side].contains(d) || dims[side + 2].contains(d);
        let free = (0..permutation.len()).filter_items(|d| !gone(d));
        // The result has the free dimensions in the operand's order.
        if free.map(|d| permutation[d]).is_sorted() {
            *operand = inner;
            for which in [side, side + 2] {
                for d in &mut dims[which] {
                    *d = permutation[*d];
                }
            }
        }
    }
    if operands == step.instr.operands {
        return None;
    }
    rw.emit(
        step.instr.op,
        &operands,
        dot_general::attributes(dims),
        Vec::new(),
    )
}

/// Replaces a slice of at most half of a product by the product of slices.
pub(super) fn sliced(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let whole = step.operand(0);
    let Form::Contract(contraction) = rw.form_of(whole).filter(|_| rw.may_move(whole))? else {
        return None;
    };
    let sizes = |name: &str| match step.instr.attr(name) {
        Some(Attr::Sizes(sizes)) => Some(sizes.clone()),
        _ => None,
    };
    let (starts, limits) = (sizes("start_indices")?, sizes("limit_indices")?);
    let count = |shape: &Shape| product(&shape.dims).known();
    let halves = count(step.shape)?.checked_mul(2)? <= count(rw.shape(whole))?;
    if !halves || !sizes("strides")?.iter().all_items(|stride| stride.is(1)) {
        return None;
    }
    let maker = rw.maker(whole)?.clone();
    let c = &contraction;
    let mut free = c.lhs_batch.len();
    let mut operands = Vec::with_capacity(2);
    let sides = [
        (&c.lhs_batch, &c.lhs_contracting),
        (&c.rhs_batch, &c.rhs_contracting),
    ];
    for (&operand, (batch, contracting)) in maker.operands.iter().zip_items(sides) {
        let own = rw.shape(operand).dims.clone();
        let (mut from, mut to) = (vec![Size::from(0); own.len()], own.clone());
        let mut cut = |d: usize, at: usize| {
            from[d] = starts[at].clone();
            to[d] = limits[at].clone();
        };
        for (at, &d) in batch.iter().enumerate() {
            cut(d, at);
        }
        for d in 0..own.len() {
            if !batch.contains(&d) && !contracting.contains(&d) {
                cut(d, free);
                free += 1;
            }
        }
        let one = vec![Size::from(1); own.len()];
        operands.push(
            match from.iter().all_items(|start| start.is(0)) && to == own {
                true => operand,
                false => rw.emit(
                    &slice::PRIMITIVE,
                    &[operand],
                    slice::attributes(from, to, one),
                    Vec::new(),
                )?,
            },
        );
    }
    rw.emit(maker.op, &operands, maker.attrs, Vec::new())
}
