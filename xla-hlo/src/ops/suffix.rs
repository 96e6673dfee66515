//! The suffixes by which a literal without a type gets one, for messages.

use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::literal::{Number, NumberKind, Numbers};
use crate::operation::{Argument, Call};

/// Returns the fault of an argument of an operation that is a literal without a type.
pub(super) fn untyped(call: &Call<'_, '_>, argument: &'static str, numbers: &Numbers) -> Fault {
    let suffixed = suffixed(call, numbers);
    let help = format!("add a type suffix: {suffixed}, or declare the type on a `let`");
    Fault::named(argument, FaultKind::Untyped).help(help)
}

/// Returns the first of some numbers with the suffixes that they may have, such as `` `2.0f32` ``: of a float, as the
/// other arguments have it, and of an integer if it is written as one.
fn suffixed(call: &Call<'_, '_>, numbers: &Numbers) -> String {
    let leaves = call.arguments.iter().flat_items(|argument| match argument {
        Argument::Value(values) => values.leaves(),
        _ => Vec::new(),
    });
    let elements = leaves.map(|&value| call.b.shape(value).element);
    let elements = elements.collect_vec();
    let mut floats = elements.iter().filter_items(|element| element.is_float());
    let float = floats.next().map_or("f32", |float| float.name());
    match numbers.numbers.first() {
        // Beside arrays, it is an argument of its own type, such as labels.
        Some(Number {
            text,
            kind: NumberKind::Integer,
        }) if !elements.is_empty() => {
            format!("`{text}i32` or `{text}.0{float}`")
        }
        Some(Number {
            text,
            kind: NumberKind::Integer,
        }) => format!("`{text}.0{float}`"),
        Some(Number { text, .. }) => format!("`{text}{float}`"),
        None => format!("`2.0{float}`"),
    }
}
