//! The derivative of `reduce`: of sums, and of the largest and the smallest element.

use super::calculus::{Arithmetic, sum_over};
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::ops::elementwise;
use crate::ops::parts::spread;
use crate::ops::reduce::PRIMITIVE;
use crate::{Graph, Primitive, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// Returns the binary operation that a computation of two scalars consists of.
fn operation(region: &Graph) -> Option<&'static Primitive> {
    let (_, instr) = region.instrs().next()?;
    let whole = region.len() == 1 && region.results == instr.results;
    let mut operands = instr.operands.clone();
    operands.sort();
    (whole && operands == region.params).then_some(instr.op)
}

fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let op = operation(&t.instr.regions[0]).filter(|_| t.instr.results.len() == 1);
    match op {
        Some(op) if *op == elementwise::add => {
            let parts = [t.tangent_or_zeros(0)?, t.tangent_or_zeros(1)?];
            Ok(vec![Some(t.again(&parts)?[0])])
        }
        Some(op) if *op == elementwise::max || *op == elementwise::min => extreme(t),
        _ => {
            let what = "the derivative of a reduction is known for sums, largest and smallest elements only";
            Err(Fault::call(FaultKind::Other(what.to_string())))
        }
    }
}

/// Equal elements share the tangent equally.
fn extreme(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let (operand, result) = (t.operands[0], t.results[0]);
    let dims = t.instr.dims("dimensions");
    let sizes = t.b.shape(operand).dims.clone();
    let reached = spread(t.b, result, &sizes, &dims)?;
    let is = t.b.is("EQ", operand, reached)?;
    let (one, zero) = (
        t.b.number_like(operand, 1.0)?,
        t.b.number_like(operand, 0.0)?,
    );
    let share = t.b.choose(is, one, zero)?;
    let count = sum_over(t.b, share, &dims)?;
    t.sum_of(|t, i, tangent| match i {
        0 => {
            let sum = t.b.times(tangent, share)?;
            let sum = sum_over(t.b, sum, &dims)?;
            t.b.divided(sum, count)
        }
        _ => Err(Fault::call(FaultKind::Other(
            "the initial value of this reduction has no derivative".to_string(),
        ))),
    })
}

/// The cotangent of a sum is that of each of its terms.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dims = t.instr.dims("dimensions");
    t.each_linear(|t, i, cotangent| match i {
        0 => spread(t.b, cotangent, &t.shapes[0].dims, &dims),
        _ => {
            let all = (0..t.results[0].rank()).collect_vec();
            sum_over(t.b, cotangent, &all)
        }
    })
}
