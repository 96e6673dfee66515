//! Attention at each index of an array: the indices are leading dimensions of the batch.

use super::{OF_BIAS, OPERANDS};
use crate::graph::Attr;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::batch::own_shapes;
use crate::{Literal, Shape, Size, Value};

/// The operands of which each index of the batch needs its own element.
const WHOLE: [usize; 3] = [0, 1, 2];
const MASK: usize = 3;
const BIAS: usize = 4;
const SCALE: usize = 7;

/// Batches attention, its tangent or its gradient.
pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let own = own_shapes(rw, batch);
    let rank = own[0].rank() - 3;
    let tangent = batch.operands.get(OPERANDS + 5);
    // Gradient and tangent of a bias have its shape.
    let of_bias = matches!(batch.instr.attr(OF_BIAS), Some(Attr::Bool(true)));
    let whole_bias = of_bias || tangent.is_some_and(|tangent| tangent.is_batched());
    let mut operands = Vec::with_capacity(own.len());
    for (i, &operand) in batch.operands.iter().enumerate() {
        let value = if WHOLE.contains(&i) || (OPERANDS..OPERANDS + 5).contains(&i) {
            operand.spread(rw, batch.sizes())?
        } else {
            // The scores have two dimensions besides those of the batch and the heads.
            let rank = if i == MASK || i == BIAS || i == OPERANDS + 5 {
                rank + 3
            } else {
                rank
            };
            let is_bias = i == BIAS || i == OPERANDS + 5;
            aligned(rw, batch, operand, &own[i], rank, is_bias && whole_bias)?
        };
        operands.push(value);
    }
    // The scale is one number: another for each index multiplies the query.
    if let MaybeBatched::Batched(scale) = batch.operands[SCALE] {
        let query = operands[0];
        let sizes = rw.shape(query).dims.clone();
        let element = rw.shape(query).element;
        let dims = (0..batch.sizes().len()).collect_vec();
        operands[0] = rw.formula([query, scale], |[query, scale]| {
            (query.wide() * scale.broadcast(&sizes, &dims)).convert(element)
        })?;
        let wide = rw.shape(scale).element;
        operands[SCALE] = rw.constant(Literal::from_f64(wide, 1.0))?;
    }
    let instr = batch.instr;
    let mut results = rw.emit_all(instr.op, &operands, instr.attrs.clone(), Vec::new())?;
    if of_bias {
        let sizes = list::concat(&[batch.sizes(), &own[BIAS].dims]);
        results[3] = rw.reshape(results[3], &sizes)?;
    }
    Some(results)
}

/// Returns an operand whose last dimensions are aligned with `rank` dimensions: the indices are before them.
fn aligned(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    operand: MaybeBatched,
    own: &Shape,
    rank: usize,
    whole: bool,
) -> Option<Value> {
    let value = match operand {
        MaybeBatched::Unbatched(value) if !whole || own.is_scalar() => return Some(value),
        operand => operand.spread(rw, batch.sizes())?,
    };
    if own.is_scalar() {
        // A scalar states that there is none, whatever its value is.
        return rw.constant(Literal::zero(own.element));
    }
    // Without a batch of its own, the instruction has one number of keys in an array of rank 1.
    let kept = own.rank().min(rank);
    let ones = vec![Size::from(1); rank - kept];
    let sizes = list::concat(&[batch.sizes(), &ones, &own.dims[own.rank() - kept..]]);
    rw.reshape(value, &sizes)
}
