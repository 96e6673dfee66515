//! The derivatives of elementwise operations that are formulas, and of slopes, from their rows.

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LOG2_E, LOG10_E};

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule, Tangent};
use super::slope::{self, formula};
use crate::Value;
use crate::error::Fault;
use crate::ops::formulas::term::{Term, evaluate};
use crate::ops::formulas::{self as ops, bessel};

/// Reads the name and the derivative of each row.
macro_rules! rows {
    (@rules $rules:ident $($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        pub(super) static $rules: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$($derivative)*),
            transpose: None,
        }),*];
    };
    (@zero) => { Derivative::Zero };
    (@rule $rule:ident) => { Derivative::Rule($rule) };
    (@none, $reason:literal) => { Derivative::None($reason) };
    (@slope $($formula:tt)*) => {
        Derivative::Rule(|t| slope::times(t, formula!($($formula)*)))
    };
    (@second |$n:ident, $x:ident| $slope:expr, $reason:literal) => {
        Derivative::Partial(|t| {
            if t.tangents[0].is_some() {
                let operation = t.instr.op.name.to_string();
                let reason = $reason;
                return Err(Fault::no_derivative(operation, reason));
            }
            let slope = evaluate(t.b, t.operands, formula!(|$n, $x| $slope))?;
            t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
        })
    };
}

macro_rules! formulas {
    ($($row:tt)*) => { rows!(@rules RULES $($row)*); };
}

macro_rules! slopes {
    ($($row:tt)*) => { rows!(@rules SLOPES $($row)*); };
}

crate::formula_rows!(formulas!);
crate::slope_rows!(slopes!);

/// With `p = a / (a^2 + b^2)` and `q = b / (a^2 + b^2)`, the derivatives of `p` are `q^2 - p^2` and `-2 p q`.
fn atan2_slope(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let (a, b, p) = (t.operands[0], t.operands[1], t.results[0]);
    let q = t.b.elementwise(&ops::atan2_slope, &[b, a])?;
    t.sum_of(|t, i, tangent| {
        let slope = match i {
            0 => {
                let squares = (t.b.times(q, q)?, t.b.times(p, p)?);
                t.b.minus(squares.0, squares.1)?
            }
            _ => {
                let product = t.b.times(p, q)?;
                t.b.scaled(-2.0, product)?
            }
        };
        t.b.times(tangent, slope)
    })
}

/// The derivative of the slope `s` at `x`, where the function is `y`, by `x`: `2 y s^2`.
fn erf_inv_slope(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let (y, slope) = (t.operands[1], t.results[0]);
    let Some(tangent) = t.tangents[0] else {
        return Ok(vec![None]);
    };
    let product = t.b.times(y, slope)?;
    let product = t.b.times(product, slope)?;
    let curve = t.b.scaled(2.0, product)?;
    Ok(vec![Some(t.b.times(tangent, curve)?)])
}
