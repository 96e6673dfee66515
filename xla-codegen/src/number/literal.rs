//! Numbers as they are written in Rust.

use syn::Lit;
use xla_hlo::ElementType;
use xla_hlo::literal::{Number, NumberKind};

/// A literal's value, and its element type if it has a suffix.
pub(crate) struct Scalar {
    /// The number.
    pub(crate) number: Number,
    /// The suffix.
    pub(crate) suffix: Option<String>,
}

/// Returns a literal as a number; `None` for a string or a character.
pub(crate) fn scalar(lit: &Lit) -> Option<Scalar> {
    let of = |text: &str, kind, suffix: &str| {
        let suffix = (!suffix.is_empty()).then(|| suffix.to_string());
        // `2f32` is a float although it is written without a point.
        let float = suffix
            .as_deref()
            .and_then(ElementType::from_name)
            .is_some_and(|e| !e.is_integer());
        Some(Scalar {
            number: Number {
                text: text.to_string(),
                kind: if float { NumberKind::Float } else { kind },
            },
            suffix,
        })
    };
    match lit {
        Lit::Int(n) => of(n.base10_digits(), NumberKind::Integer, n.suffix()),
        Lit::Float(n) => of(n.base10_digits(), NumberKind::Float, n.suffix()),
        Lit::Bool(b) => of(if b.value { "true" } else { "false" }, NumberKind::Bool, ""),
        _ => None,
    }
}

/// Returns the negated number; `None` for `true` and `false`.
pub(crate) fn negated(number: &Number) -> Option<Number> {
    let text = match (number.kind, number.text.strip_prefix('-')) {
        (NumberKind::Bool, _) => return None,
        (_, Some(positive)) => positive.to_string(),
        (_, None) => format!("-{}", number.text),
    };
    Some(Number {
        text,
        kind: number.kind,
    })
}
