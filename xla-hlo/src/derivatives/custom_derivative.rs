//! The derivatives of functions with rules for them.

use super::calculus::where_set;
use super::rules::{Derivative, Operands, Rule, Tangent, Transpose};
use crate::Value;
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::custom_derivative::{JVP, PULLBACK, Parts, VJP, has_tangents, pullback};

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &JVP,
        derivative: Derivative::Rule(by_tangents),
        transpose: None,
    },
    Rule {
        primitive: &VJP,
        derivative: Derivative::Rule(by_cotangents),
        transpose: None,
    },
    Rule {
        primitive: &PULLBACK,
        derivative: Derivative::Linear(Operands::ALL),
        transpose: Some(transposed),
    },
];

/// Returns the tangents of the differentiable arguments.
fn tangents(t: &mut Tangent<'_, '_>, parts: &Parts) -> Result<Vec<Value>, Fault> {
    // A captured value with a tangent has no place in the rule's parameters.
    let others = t.tangents.iter().enumerate();
    let mut others =
        others.filter_items(|(i, tangent)| tangent.is_some() && !parts.differentiable.contains(i));
    if others.next().is_some() {
        return Err(Fault::call(FaultKind::Captured));
    }
    let mut tangents = Vec::with_capacity(parts.differentiable.len());
    for &i in &parts.differentiable {
        tangents.push(t.tangent_or_zeros(i)?);
    }
    Ok(tangents)
}

fn by_tangents(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let parts = Parts::of(t.instr);
    let tangents = tangents(t, &parts)?;
    // The rule returns the results again, then the tangents; the results are those that the function has computed.
    let (arguments, captured) = t.operands.split_at(parts.arguments);
    let operands = list::concat(&[arguments, &tangents, captured]);
    let mut made = t.b.paste(&t.instr.regions[1], &operands);
    let tangents = made.split_off(t.results.len());
    Ok(of_results(t, tangents))
}

/// Returns the tangents of all results; integers have none.
fn of_results(t: &Tangent<'_, '_>, tangents: Vec<Value>) -> Vec<Option<Value>> {
    let results = t.instr.regions[0].result_shapes();
    where_set(&results.iter().map(has_tangents).collect_vec(), tangents)
}

fn by_cotangents(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let parts = Parts::of(t.instr);
    let tangents = tangents(t, &parts)?;
    let made = pullback(t.b, t.instr, t.operands, &tangents);
    Ok(of_results(t, made))
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let parts = Parts::of(t.instr);
    let known = |t: &Transpose<'_, '_>, range: core::ops::Range<usize>| {
        range.map(|i| t.known(i)).collect_vec()
    };
    // Operands of a pullback: the arguments, their tangents, captured values. Only the tangents are linear.
    let first = parts.arguments;
    let last = first + parts.differentiable.len();
    let arguments = known(t, 0..first);
    let captured = known(t, last..t.operands.len());
    let mut cotangents = Vec::with_capacity(t.results.len());
    for i in 0..t.results.len() {
        cotangents.push(t.cotangent_or_zeros(i)?);
    }
    let operands = list::concat(&[arguments, cotangents, captured]);
    let made = t.b.paste(&t.instr.regions[0], &operands);
    for (i, cotangent) in (first..last).zip(made) {
        // Other tangents are zero.
        if t.is_linear(i) {
            t.accumulate(i, cotangent)?;
        }
    }
    Ok(())
}
