//! The derivatives of values behind a guard: zero where the mask does not hold.

use super::calculus::zeros;
use super::rules::{Derivative, Rule};
use crate::error::Fault;
use crate::list::Items;
use crate::operation::Form;
use crate::ops::broadcast;
use crate::ops::guard::{PRIMITIVE, behind_guard};
use crate::{Builder, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(|t| {
        let (mask, tangent) = (t.operands[0], t.tangents[1]);
        let made = tangent.map(|tangent| where_active(t.b, mask, tangent));
        Ok(vec![made.transpose()?])
    }),
    transpose: Some(|t| {
        let mask = t.known(0);
        t.each_linear(|t, _, cotangent| where_active(t.b, mask, cotangent))
    }),
}];

/// Returns a value where the mask holds, and zeros elsewhere.
fn where_active(b: &mut Builder<'_>, mask: Value, value: Value) -> Result<Value, Fault> {
    let (mask_rank, shape) = (b.shape(mask).rank(), b.shape(value).clone());
    let dims = (0..mask_rank).collect_vec();
    let mask = broadcast::in_dim(b, mask, shape.dims.clone(), &dims)?;
    let zeros = zeros(b, &shape)?;
    b.formula([mask, value, zeros], |[mask, value, zeros]| {
        mask.select(value, zeros)
    })
}

/// Returns an operand of an instruction that is linear in it, with zeros where it is not read, if it is behind a guard.
/// Otherwise, the zero cotangent of the result times an infinite operand is added to the cotangent of another one.
///
/// Batching may move dimensions between the guard and the instruction.
pub(crate) fn zeroed(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    if let Some([mask, value]) = behind_guard(&b.graph, operand) {
        return where_active(b, mask, value);
    }
    // Only instructions that batching puts between: others would change which element is meant.
    let moved = b.graph.maker(operand).filter(|maker| {
        let form = (maker.op.form)(&b.graph, maker);
        matches!(form, Form::Reshape | Form::Transpose { .. })
    });
    let Some(moved) = moved.cloned() else {
        return Ok(operand);
    };
    let source = zeroed(b, moved.operands[0])?;
    if source == moved.operands[0] {
        return Ok(operand);
    }
    // The same movement of the guarded value.
    let shape = b.shape(operand).clone();
    let (attrs, origin) = (moved.attrs, moved.origin);
    let id = (b.graph).add_instr(
        moved.op,
        vec![source],
        attrs,
        Vec::new(),
        vec![shape],
        origin,
    );
    Ok(b.graph.instr(id).results[0])
}
