//! The conversions that a help suggests where two element types differ.

use crate::ElementType;
use xla_shape::element::Kind;

/// Returns the help for two operands of different element types, each with its parameter's name.
///
/// The operand that loses nothing is converted: an integer to a float, `f32` to `f64`. Two types of one kind may be
/// converted in either direction, since the rest of the body decides which one it expects.
pub(crate) fn of_one([a, b]: [(&str, ElementType); 2]) -> String {
    let (low, high) = if order(a.1) > order(b.1) {
        (b, a)
    } else {
        (a, b)
    };
    let converted = |(name, _): (&str, ElementType), (_, to): (&str, ElementType)| {
        format!("`{{{name}}} as {to}`")
    };
    if order(low.1).0 != order(high.1).0 {
        return format!("convert one of them: {}", converted(low, high));
    }
    let (first, second) = (converted(low, high), converted(high, low));
    format!("convert one of them: {first} or {second}")
}

/// Returns the help for an operand that must have an element type; `None` if it has no conversion to that type.
pub(crate) fn to(name: &str, from: ElementType, to: ElementType) -> Option<String> {
    let exists = !from.is_complex() || to.is_complex();
    exists.then(|| format!("convert it: `{{{name}}} as {to}`"))
}

/// Returns the place of an element type among kinds of numbers, each of which can hold those before it, and its size.
fn order(element: ElementType) -> (usize, usize) {
    let kind = match element.kind() {
        Kind::Bool | Kind::Token => 0,
        Kind::Signed | Kind::Unsigned => 1,
        Kind::Float => 2,
        Kind::Complex => 3,
    };
    (kind, element.bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operand_that_loses_nothing_is_converted_first() {
        use ElementType::{Bool, C64, F32, F64, I32, U32};
        let rows = [
            (I32, F32, "`{lhs} as f32`"),
            (F32, I32, "`{rhs} as f32`"),
            (Bool, F32, "`{lhs} as f32`"),
            (C64, F64, "`{rhs} as c64`"),
            (F32, F64, "`{lhs} as f64` or `{rhs} as f32`"),
            (F64, F32, "`{rhs} as f64` or `{lhs} as f32`"),
            (I32, U32, "`{lhs} as u32` or `{rhs} as i32`"),
        ];
        for (a, b, expected) in rows {
            let help = of_one([("lhs", a), ("rhs", b)]);
            assert_eq!(help, format!("convert one of them: {expected}"));
        }
    }
}
