//! The derivative of `optimization_barrier`: a barrier of the tangents, and one of the cotangents.

use super::calculus::where_set;
use super::rules::{Derivative, Rule, Tangent, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::optimization_barrier::{PRIMITIVE, optimization_barrier};
use crate::{Builder, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangents),
    transpose: Some(transposed),
}];

/// Adds a barrier of the values that are not zero.
fn behind(b: &mut Builder<'_>, values: &[Option<Value>]) -> Result<Vec<Option<Value>>, Fault> {
    let made = optimization_barrier(b, &values.iter().flatten().copied().collect_vec())?;
    let are_made = values.iter().map(Option::is_some);
    Ok(where_set(&are_made.collect_vec(), made))
}

fn tangents(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    behind(t.b, t.tangents)
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let cotangents = behind(t.b, t.cotangents)?;
    for (i, cotangent) in cotangents.into_iter().enumerate() {
        if let Some(cotangent) = cotangent.filter(|_| t.is_linear(i)) {
            t.accumulate(i, cotangent)?;
        }
    }
    Ok(())
}
