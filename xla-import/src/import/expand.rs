//! Operations that are composed of others.

use xla_hlo::error::Fault;
use xla_hlo::ops::elementwise as e;
use xla_hlo::{Builder, Shape, Value};

/// Adds the instructions of an operation with these operands and result shapes.
pub(super) type Expand = fn(&mut Builder<'_>, &[Value], &[Shape]) -> Result<Vec<Value>, Fault>;

/// Returns the expansion of an operation.
pub(super) fn of(name: &str) -> Option<Expand> {
    let known = EXPANSIONS.iter().find(|(known, _)| *known == name);
    known.map(|(_, expand)| *expand)
}

const EXPANSIONS: &[(&str, Expand)] = &[("chlo.square", |b, x, _| {
    b.add1(&e::mul, &[x[0], x[0]], Vec::new()).map(|v| vec![v])
})];
