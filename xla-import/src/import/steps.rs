//! Short sequences of instructions that expansions share.

use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::ops::{broadcast, compare, elementwise as e, select};
use xla_hlo::{Builder, Primitive, Value};

/// Applies a function of one value.
pub(super) fn one(
    b: &mut Builder<'_>,
    function: &'static Primitive,
    x: Value,
) -> Result<Value, Fault> {
    b.add1(function, &[x], Vec::new())
}

/// Applies a function of two values, of which one may be a scalar.
pub(super) fn two(
    b: &mut Builder<'_>,
    function: &'static Primitive,
    x: Value,
    y: Value,
) -> Result<Value, Fault> {
    e::apply(b, function, &[x, y])
}

/// Applies a function to a value and a number.
pub(super) fn with(
    b: &mut Builder<'_>,
    function: &'static Primitive,
    x: Value,
    y: f64,
) -> Result<Value, Fault> {
    let y = number(b, x, y);
    two(b, function, x, y)
}

/// Returns a scalar of the element type of a value.
pub(super) fn number(b: &mut Builder<'_>, like: Value, y: f64) -> Value {
    let element = b.shape(like).element;
    b.scalar(element, y)
}

/// Compares a value with another, or with a scalar.
pub(super) fn is(b: &mut Builder<'_>, direction: &str, x: Value, y: Value) -> Result<Value, Fault> {
    let y = spread(b, y, x)?;
    let attrs = vec![("comparison_direction", Attr::Text(direction.to_string()))];
    b.add1(&compare::PRIMITIVE, &[x, y], attrs)
}

/// Compares a value with a number.
pub(super) fn is_number(
    b: &mut Builder<'_>,
    direction: &str,
    x: Value,
    y: f64,
) -> Result<Value, Fault> {
    let y = number(b, x, y);
    is(b, direction, x, y)
}

/// Repeats a scalar at all indices of another value.
fn spread(b: &mut Builder<'_>, x: Value, like: Value) -> Result<Value, Fault> {
    let dims = b.shape(like).dims.clone();
    match b.shape(x).is_scalar() && !dims.is_empty() {
        true => broadcast::in_dim(b, x, dims, &[]),
        false => Ok(x),
    }
}

/// Selects one of two values or scalars.
pub(super) fn choose(
    b: &mut Builder<'_>,
    condition: Value,
    yes: Value,
    no: Value,
) -> Result<Value, Fault> {
    let (yes, no) = (spread(b, yes, condition)?, spread(b, no, condition)?);
    select::select(b, condition, yes, no)
}
