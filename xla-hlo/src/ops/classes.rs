//! The classes of element types that operations accept, with their names in messages.

use crate::ElementType;
use crate::element::Kind;
use crate::error::{Class, Fault, FaultKind};

macro_rules! classes {
    ($($(#[$doc:meta])* $constant:ident, $name:literal, $($kind:ident)|+;)*) => {
        $(
            $(#[$doc])*
            pub const $constant: Class = Class {
                name: $name,
                admits: |element| matches!(element.kind(), $(Kind::$kind)|+),
            };
        )*
    };
}

classes! {
    /// Every element type.
    ANY, "any", Bool | Signed | Unsigned | Float | Complex;
    /// Predicates.
    BOOL, "bool", Bool;
    /// Integers.
    INTEGER, "integer", Signed | Unsigned;
    /// Predicates and integers.
    BITS, "bool or integer", Bool | Signed | Unsigned;
    /// Floating-point numbers.
    FLOAT, "floating-point", Float;
    /// Complex numbers.
    COMPLEX, "complex", Complex;
    /// Floating-point and complex numbers.
    FLOAT_COMPLEX, "floating-point or complex", Float | Complex;
    /// Integers, floating-point and complex numbers.
    NUMBER, "integer, floating-point or complex", Signed | Unsigned | Float | Complex;
    /// Signed integers, floating-point and complex numbers.
    SIGNED, "signed integer, floating-point or complex", Signed | Float | Complex;
    /// Types with an order: everything except complex numbers.
    ORDERED, "bool, integer or floating-point", Bool | Signed | Unsigned | Float;
    /// Real numbers.
    REAL, "integer or floating-point", Signed | Unsigned | Float;
}

/// The element types of the parts of complex numbers.
pub const PARTS: Class = Class {
    name: "f32 or f64",
    admits: |element| matches!(element, ElementType::F32 | ElementType::F64),
};

/// The element types of matrix decompositions; XLA supports no half precision here.
pub const WIDE: Class = Class {
    name: "f32, f64 or complex",
    admits: |element| {
        matches!(
            element,
            ElementType::F32 | ElementType::F64 | ElementType::C64 | ElementType::C128
        )
    },
};

impl Class {
    /// Checks that an operand's element type is in the class.
    ///
    /// # Errors
    /// The operand's element type is not accepted.
    pub fn check(&self, operand: usize, element: ElementType) -> Result<(), Fault> {
        if (self.admits)(element) {
            return Ok(());
        }
        Err(Fault::operand(
            operand,
            FaultKind::ElementNotAdmitted {
                admitted: self.name,
                found: element,
            },
        ))
    }
}
