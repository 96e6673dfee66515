//! The operations, one file each; elementwise ones are rows of one table.

pub mod along;
pub mod broadcast;
pub mod call;
pub mod clamp;
pub mod classes;
pub mod collapse;
pub mod compare;
pub mod constant;
pub mod convert;
pub mod dot;
pub mod dot_general;
pub mod elementwise;
pub mod iota;
mod laws;
pub mod map;
pub mod reduce;
pub mod reshape;
pub mod select;
pub mod transpose;

use crate::{Operation, Primitive};

/// Every structural operation that a user can write, in no order that matters.
static STRUCTURAL: &[&Operation] = &[
    &along::OPERATION,
    &broadcast::OPERATION,
    &broadcast::IN_DIM,
    &clamp::OPERATION,
    &collapse::OPERATION,
    &convert::OPERATION,
    &dot::OPERATION,
    &dot_general::OPERATION,
    &iota::OPERATION,
    &map::OPERATION,
    &reduce::OPERATION,
    &reshape::OPERATION,
    &select::OPERATION,
    &transpose::OPERATION,
];

/// Every structural primitive.
static PRIMITIVES: &[&Primitive] = &[
    &along::PRIMITIVE,
    &broadcast::PRIMITIVE,
    &call::PRIMITIVE,
    &clamp::PRIMITIVE,
    &compare::PRIMITIVE,
    &constant::PRIMITIVE,
    &constant::SIZE,
    &convert::PRIMITIVE,
    &dot_general::PRIMITIVE,
    &iota::PRIMITIVE,
    &map::PRIMITIVE,
    &reduce::PRIMITIVE,
    &reshape::PRIMITIVE,
    &select::PRIMITIVE,
    &transpose::PRIMITIVE,
];

/// Every primitive operation that a user can write.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    let elementwise = elementwise::ROWS.iter().map(|row| row.operation);
    let compare = compare::ROWS.iter().map(|row| row.operation);
    STRUCTURAL.iter().copied().chain(elementwise).chain(compare)
}

/// Every primitive.
pub fn primitives() -> impl Iterator<Item = &'static Primitive> {
    let elementwise = elementwise::ROWS.iter().map(|row| row.primitive);
    PRIMITIVES.iter().copied().chain(elementwise)
}
