//! The derivatives of elementwise operations that are formulas, in a table.

use std::f64::consts::{FRAC_2_SQRT_PI, PI};

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule};
use crate::error::{Fault, FaultKind};
use crate::ops::formulas::term::{Term, evaluate};
use crate::ops::formulas::{self as ops, bessel, gamma};

/// Rows of name and derivative: zero, none with the reason, the slope at `x`, where the result is `y`, or the slope in the
/// second of two operands and the reason why the first one has none.
macro_rules! rows {
    ($($name:ident $kind:ident $(|$x:ident, $y:ident| $slope:expr)? $(, $reason:literal)?;)*) => {
        pub(super) static RULES: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$kind $(|$x, $y| $slope)? $(, $reason)?),
            transpose: None,
        }),*];
    };
    (@zero) => { Derivative::Zero };
    (@none, $reason:literal) => { Derivative::None($reason) };
    (@slope |$x:ident, $y:ident| $slope:expr) => {
        Derivative::Rule(|t| {
            let slope = evaluate(t.b, &[t.operands[0], t.results[0]], rows!(@formula |$x, $y| $slope))?;
            t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
        })
    };
    (@second |$n:ident, $x:ident| $slope:expr, $reason:literal) => {
        Derivative::Rule(|t| {
            if t.tangents[0].is_some() {
                let operation = t.instr.op.name.to_string();
                let reason = $reason;
                return Err(Fault::call(FaultKind::NoDerivative { operation, reason }));
            }
            let slope = evaluate(t.b, t.operands, rows!(@formula |$n, $x| $slope))?;
            t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
        })
    };
    (@formula |$x:ident, $y:ident| $slope:expr) => {
        |of: &[Term<'_>]| {
            let ($x, $y) = (of[0], of[1]);
            let slope: Term<'_> = $slope;
            slope.value
        }
    };
}

rows! {
    tan slope |_x, y| 1.0 + y * y;
    asin slope |x, _y| ((1.0 - x) * (1.0 + x)).rsqrt();
    acos slope |x, _y| -((1.0 - x) * (1.0 + x)).rsqrt();
    atan slope |x, _y| 1.0 / (1.0 + x * x);
    sinh slope |x, _y| x.apply(&ops::cosh);
    cosh slope |x, _y| x.apply(&ops::sinh);
    asinh slope |x, _y| (1.0 + x * x).rsqrt();
    acosh slope |x, _y| match x.is_complex() {
        // The root of a product may have the opposite sign.
        true => (x - 1.0).rsqrt() * (x + 1.0).rsqrt(),
        false => ((x - 1.0) * (x + 1.0)).rsqrt(),
    };
    atanh slope |x, _y| 1.0 / ((1.0 - x) * (1.0 + x));
    erfc slope |x, _y| (-(x * x)).exp() * -FRAC_2_SQRT_PI;
    erf_inv slope |_x, y| (y * y).exp() * (PI.sqrt() / 2.0);
    lgamma slope |x, _y| x.apply(&ops::digamma);
    digamma slope |x, _y| gamma::trigamma(x);
    polygamma second |n, x| (n + 1.0).with(&ops::polygamma, x), "its first operand is an order, which is a whole number";
    zeta second |s, q| -(s * (s + 1.0).with(&ops::zeta, q)), "no formula is known for its first operand";
    bessel_i1e slope |x, y| {
        let is_zero = x.is("EQ", 0.0);
        // The derivative of the slope, too, is then finite there.
        let safe = is_zero.choose(x.number(1.0), x);
        let slope = bessel::i0e(safe) - y * (safe.sign() + 1.0 / safe);
        is_zero.choose(x.number(0.5), slope)
    };
    is_inf zero;
    is_pos_inf zero;
    is_neg_inf zero;
    next_after none, "it steps by the distance of neighbouring numbers";
}
