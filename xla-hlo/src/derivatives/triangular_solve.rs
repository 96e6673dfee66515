//! The derivative of `triangular_solve`.

use super::calculus::{Arithmetic, product, sum};
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::Value;
use crate::error::Fault;
use crate::ops::parts::{conjugate, triangle};
use crate::ops::triangular_solve::{Equations, PRIMITIVE, solve};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// `op(a) x = b`, so that `op(a) dx = db - op(da) x`, in the triangle of `a` that is read.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let equations = Equations::of(&t.instr.attrs);
    let mut right = t.tangents[1];
    if let Some(of_triangle) = t.tangents[0] {
        let kept = match (equations.lower, equations.unit_diagonal) {
            (true, false) => "GE",
            (true, true) => "GT",
            (false, false) => "LE",
            (false, true) => "LT",
        };
        let mut change = triangle(t.b, kept, of_triangle, 0)?;
        if equations.conjugate {
            change = conjugate(t.b, change)?;
        }
        let (change, x) = ((change, equations.transpose), (t.results[0], false));
        let moved = if equations.left_side {
            product(t.b, change, x)?
        } else {
            product(t.b, x, change)?
        };
        let moved = t.b.negated(moved)?;
        right = sum(t.b, right, Some(moved))?;
    }
    match right {
        Some(right) => Ok(vec![Some(t.again(&[t.operands[0], right])?[0])]),
        None => Ok(vec![None]),
    }
}

/// The cotangent of the right-hand sides solves the transposed equations. The transpose of an adjoint is the conjugate.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let equations = Equations::of(&t.instr.attrs);
    t.each_linear(|t, _, cotangent| {
        let mut a = t.known(0);
        if equations.conjugate {
            a = conjugate(t.b, a)?;
        }
        let transposed = Equations {
            transpose: !equations.transpose,
            conjugate: false,
            ..equations
        };
        solve(t.b, a, cotangent, transposed)
    })
}
