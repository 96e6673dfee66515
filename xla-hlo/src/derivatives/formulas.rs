//! The derivatives of elementwise operations that are formulas, and of slopes, from their rows.

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LOG2_E, LOG10_E};

use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::error::Fault;
use crate::graph::Term;
use crate::ops::formulas::{self as ops, activations, bessel, circular, floats, logarithms};

/// Reads the name and the derivative of each row.
macro_rules! rows {
    (@rules $rules:ident $($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        pub(super) static $rules: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$($derivative)*),
            transpose: None,
        }),*];
    };
    (@zero) => { Derivative::Zero };
    (@rule $rule:ident) => { Derivative::Formula($rule) };
    (@none, $reason:literal) => { Derivative::None($reason) };
    (@formula) => { Derivative::Inlined };
    (@slope $($formula:tt)*) => {
        Derivative::Slope($($formula)*)
    };
    (@wide $($slope:tt)*) => {
        Derivative::Slope(|x, _| x.widened($($slope)*))
    };
    (@first $slope:expr) => {
        Derivative::Formula(|t| by_operands(t, &[$slope]))
    };
    (@both $first:expr, $second:expr) => {
        Derivative::Formula(|t| by_operands(t, &[$first, $second]))
    };
    (@second |$n:ident, $x:ident| $slope:expr, $reason:literal) => {
        Derivative::Partial(|t| {
            if t.tangents[0].is_some() {
                let operation = t.instr.op.name.to_string();
                let reason = $reason;
                return Err(Fault::no_derivative(operation, reason));
            }
            t.formula(|t| {
                let ($n, $x) = (t.operands[0], t.operands[1]);
                let slope = $slope;
                t.sum_of(|_, tangent| tangent * slope)
            })
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

/// The slope in an operand of two, and of the result `y`: a function of `a`, `b` and `y`.
type SlopeOfTwo = for<'s> fn(Term<'s>, Term<'s>, Term<'s>) -> Term<'s>;

/// Returns the sum of the tangents of the operands times their slopes, which are computed in `f32` or a wider type; other
/// operands have the slope 0.
fn by_operands<'s>(t: &Linearised<'s>, slopes: &[SlopeOfTwo]) -> Tangents<'s> {
    let element = t.results[0].element();
    let (a, b, y) = (t.operands[0], t.operands[1], t.results[0]);
    let (a, b, y) = (a.wide(), b.wide(), y.wide());
    let mut all: Option<Term<'s>> = None;
    for (tangent, slope) in t.tangents.iter().zip(slopes) {
        if let Some(tangent) = *tangent {
            let part = tangent * slope(a, b, y).convert(element);
            all = Some(all.map_or(part, |sum| sum + part));
        }
    }
    vec![all]
}

/// With `p = a / (a^2 + b^2)` and `q = b / (a^2 + b^2)`, the derivatives of `p` are `q^2 - p^2` and `-2 p q`.
fn atan2_slope<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (a, b, p) = (t.operands[0], t.operands[1], t.results[0]);
    let q = b.with(&ops::atan2_slope, a);
    t.sum_of(|i, tangent| match i {
        0 => tangent * (q * q - p * p),
        _ => tangent * (-2.0 * (p * q)),
    })
}

/// The derivative of the slope `s` at `x`, where the function is `y`, by `x`: `2 y s^2`.
fn erf_inv_slope<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (y, slope) = (t.operands[1], t.results[0]);
    vec![t.tangents[0].map(|tangent| tangent * (2.0 * (y * slope * slope)))]
}
