//! The derivatives of functions that are defined by an equation, by the implicit function theorem.

use super::calculus::sum;
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::Value;
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::implicit::{LINEAR_SOLVE, ROOT, implicit, unknowns};

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &ROOT,
        derivative: Derivative::Rule(of_root),
        transpose: None,
    },
    Rule {
        primitive: &LINEAR_SOLVE,
        derivative: Derivative::Rule(of_solution),
        transpose: Some(transposed),
    },
];

/// Returns how a region changes with the captured values, at the solution.
fn changes(t: &mut Tangent<'_, '_>, region: usize) -> Result<Option<Vec<Value>>, Fault> {
    let own = unknowns(t.instr);
    let of_captured = t.tangents[own..].iter().filter_map(|&tangent| tangent);
    let of_captured = of_captured.collect_vec();
    if of_captured.is_empty() {
        return Ok(None);
    }
    let captured = t.tangents[own..].iter().map(Option::is_some);
    // The unknowns are constant: the derivative by the captured values alone, at the solution.
    let active = (0..own).map(|_| false).chain_items(captured).collect_vec();
    let both = (t.differentiate)(&t.instr.regions[region], &active)?;
    let arguments = list::concat(&[t.results, &t.operands[own..], &of_captured]);
    let mut made = t.b.paste(&both, &arguments);
    Ok(Some(made.split_off(own)))
}

/// From `f(x, p) = 0` follows `f' dx = -df` for the change `df` with the parameters. The root does not depend on the
/// initial value.
fn of_root(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let Some(changes) = changes(t, 1)? else {
        return Ok(vec![None; t.results.len()]);
    };
    let mut right = Vec::with_capacity(changes.len());
    for change in changes {
        right.push(t.b.formula([change], |[change]| -change)?);
    }
    let captured = &t.operands[right.len()..];
    let arguments = list::concat(&[t.results, &right, captured]);
    let made = t.b.paste(&t.instr.regions[2], &arguments);
    Ok(made.into_iter().map(Some).collect_vec())
}

/// From `a x = b` follows `a dx = db - da x`.
fn of_solution(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let own = unknowns(t.instr);
    let mut right = Vec::with_capacity(own);
    match changes(t, 1)? {
        Some(changes) => {
            for (i, change) in changes.into_iter().enumerate() {
                let change = t.b.formula([change], |[change]| -change)?;
                right.extend(sum(t.b, t.tangents[i], Some(change))?);
            }
        }
        None => {
            for i in 0..own {
                right.push(t.tangent_or_zeros(i)?);
            }
        }
    }
    let operands = list::concat(&[right.as_slice(), &t.operands[own..]]);
    Ok(t.again(&operands)?.into_iter().map(Some).collect_vec())
}

/// The cotangent of the right-hand side solves the transposed equations.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let own = unknowns(t.instr);
    let [solve, matvec, transpose_solve, vecmat] = t.instr.regions.as_slice() else {
        let help = "pass it after `solve`, or `symmetric = true` if the equations are those of a symmetric matrix";
        return Err(Fault::call(FaultKind::NoTransposeSolve).help(help));
    };
    // The transposed equations are solved by the other solver, and their transpose by this one: applied twice, the
    // regions are in their first order again.
    let regions = [transpose_solve, vecmat, solve, matvec].map(Clone::clone);
    let mut operands = Vec::with_capacity(t.operands.len());
    for i in 0..own {
        operands.push(t.cotangent_or_zeros(i)?);
    }
    operands.extend((own..t.operands.len()).map(|i| t.known(i)));
    let made = implicit(t.b, &LINEAR_SOLVE, own, &operands, regions.to_vec())?;
    for (i, cotangent) in made.into_iter().enumerate() {
        // Other right-hand sides are zero.
        if t.is_linear(i) {
            t.accumulate(i, cotangent)?;
        }
    }
    Ok(())
}
