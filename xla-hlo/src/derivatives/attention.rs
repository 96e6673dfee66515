//! The derivatives of attention, which compute its weights again instead of storing them.

use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::Value;
use crate::error::Fault;
use crate::list::{self, Items};
use crate::ops::attention::{GRAD, OPERANDS, PRIMITIVE, TANGENT, gradient_attributes};
use crate::ops::vectorise;

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &PRIMITIVE,
        derivative: Derivative::Rule(value),
        transpose: None,
    },
    Rule {
        primitive: &TANGENT,
        derivative: Derivative::Rule(by_composition),
        transpose: Some(transposed),
    },
    Rule {
        primitive: &GRAD,
        derivative: Derivative::Rule(by_composition),
        transpose: None,
    },
];

/// The operands that may have tangents: query, key, value and bias.
const DIFFERENTIABLE: [usize; 4] = [0, 1, 2, 4];

/// The tangent of the result is one instruction, whose transpose is one too. The sums of the exponentials have no
/// tangent: only derivatives read them, and these compute the weights again where they are differentiated.
fn value(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let mut tangents = Vec::with_capacity(DIFFERENTIABLE.len());
    for operand in DIFFERENTIABLE {
        tangents.push(t.tangent_or_zeros(operand)?);
    }
    let operands = list::concat(&[t.operands, t.results, &tangents]);
    let tangent = t.b.add1(&TANGENT, &operands, t.instr.attrs.clone())?;
    Ok(vec![Some(tangent), None])
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(cotangent) = t.cotangents[0] else {
        return Ok(());
    };
    let first = OPERANDS + 2;
    let known = (0..first).map(|operand| t.known(operand)).collect_vec();
    let operands = list::concat(&[known.as_slice(), &[cotangent]]);
    let attrs = gradient_attributes(&t.instr.attrs, t.is_linear(first + 3));
    let gradients = t.b.add(&GRAD, &operands, attrs, Vec::new())?;
    for (i, gradient) in gradients.into_iter().enumerate() {
        if t.is_linear(first + i) {
            t.accumulate(first + i, gradient)?;
        }
    }
    Ok(())
}

/// Differentiates the instructions that compute the same.
fn by_composition(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let shapes = t.operands.iter().map(|&v| t.b.shape(v).clone());
    let composed = vectorise::expanded(&shapes.collect_vec(), t.instr);
    let composed = composed.map_err(|refused| refused.fault)?;
    let active = t.tangents.iter().map(Option::is_some).collect_vec();
    let derivative = (t.differentiate)(&composed, &active)?;
    let mut operands = t.operands.to_vec();
    operands.extend(t.tangents.iter().flatten());
    let mut made = t.b.paste(&derivative, &operands);
    let tangents = made.split_off(t.results.len());
    Ok(tangents.into_iter().map(Some).collect_vec())
}
