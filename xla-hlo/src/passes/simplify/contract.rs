//! Simplifies matrix products of transposed operands: the product reads the dimensions where they are.

use crate::Value;
use crate::graph::rewriter::{Rewriter, Step};
use crate::list::Items;
use crate::operation::{Contraction, Form};
use crate::ops::dot_general;

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
