//! The derivative of `triangular_solve`.

use super::rules::Linearised;
use super::rules::Tangents;
use super::rules::{Derivative, Rule, Transpose};
use crate::attr::Direction;
use crate::error::Fault;
use crate::ops::triangular_solve::{Equations, PRIMITIVE, solve};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Formula(tangent),
    transpose: Some(transposed),
}];

/// `op(a) x = b`, so that `op(a) dx = db - op(da) x`, in the triangle of `a` that is read.
fn tangent<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let equations = Equations::of(&t.instr.attrs);
    let x = t.results[0];
    let moved = t.tangents[0].map(|of_triangle| {
        // The part of `a` that the solver reads: elements elsewhere, and a diagonal of ones, have no influence.
        let kept = match (equations.lower, equations.unit_diagonal) {
            (true, false) => Direction::Ge,
            (true, true) => Direction::Gt,
            (false, false) => Direction::Le,
            (false, true) => Direction::Lt,
        };
        let mut da = of_triangle.triangle(kept, 0);
        if equations.is_conjugated() {
            da = da.conjugate();
        }
        -if equations.left_side {
            da.dot_with([equations.is_transposed(), false], x)
        } else {
            x.dot_with([false, equations.is_transposed()], da)
        }
    });
    let right = match (t.tangents[1], moved) {
        (Some(right), Some(moved)) => Some(right + moved),
        (right, moved) => right.or(moved),
    };
    vec![right.map(|right| t.again(&[t.operands[0], right]))]
}

/// The cotangent of the right-hand sides solves the transposed equations. The transpose of an adjoint is the conjugate.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let equations = Equations::of(&t.instr.attrs);
    t.each_linear(|t, _, cotangent| {
        let mut a = t.known(0);
        if equations.is_conjugated() {
            a = t.b.formula([a], |[a]| a.conjugate())?;
        }
        solve(t.b, a, cotangent, equations.transposed())
    })
}
