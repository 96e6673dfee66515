//! The derivatives of elementwise operations that are formulas, in a table.

use std::f64::consts::{FRAC_2_SQRT_PI, PI};

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule, Tangent};
use crate::Value;
use crate::error::Fault;
use crate::ops::formulas::term::{Term, evaluate};
use crate::ops::formulas::{self as ops, gamma};

/// Rows of name and derivative: zero, none with the reason, or the slope at `x`, where the result is `y`.
macro_rules! rows {
    ($($name:ident $kind:ident $(|$x:ident, $y:ident| $slope:expr)? $(, $reason:literal)?;)*) => {
        pub(super) static RULES: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$kind $(|$x, $y| $slope)? $($reason)?),
            transpose: None,
        }),*];
    };
    (@zero) => { Derivative::Zero };
    (@none $reason:literal) => { Derivative::None($reason) };
    (@slope |$x:ident, $y:ident| $slope:expr) => {
        Derivative::Rule(|t| times(t, |of| {
            let ($x, $y) = (of[0], of[1]);
            let slope: Term<'_> = $slope;
            slope.value
        }))
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
    is_inf zero;
    is_pos_inf zero;
    is_neg_inf zero;
    next_after none, "it steps by the distance of neighbouring numbers";
}

/// Returns the tangent of the only operand times a slope, a formula of the operand and the result.
fn times(
    t: &mut Tangent<'_, '_>,
    slope: fn(&[Term<'_>]) -> Value,
) -> Result<Vec<Option<Value>>, Fault> {
    let slope = evaluate(t.b, &[t.operands[0], t.results[0]], slope)?;
    t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
}
