//! The derivatives of elementwise operations that are formulas, from their rows.

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LOG2_E, LOG10_E, PI};

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule};
use super::slope::{self, formula};
use crate::error::Fault;
use crate::ops::formulas::term::{Term, evaluate};
use crate::ops::formulas::{self as ops, bessel, gamma, hyperbolic};

/// Reads the name and the derivative of each row.
macro_rules! rows {
    ($($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        pub(super) static RULES: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$($derivative)*),
            transpose: None,
        }),*];
    };
    (@zero) => { Derivative::Zero };
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

crate::formula_rows!(rows!);
