//! The sets of element types that operations admit, each under the name that a message gives it.

use crate::ElementType;
use crate::element::Kind;
use crate::error::{Class, Fault, What};

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
    /// Everything that is a number.
    NUMBER, "integer, floating-point or complex", Signed | Unsigned | Float | Complex;
    /// Everything that has a sign.
    SIGNED, "signed integer, floating-point or complex", Signed | Float | Complex;
    /// Everything that has an order.
    ORDERED, "bool, integer or floating-point", Bool | Signed | Unsigned | Float;
    /// Real numbers.
    REAL, "integer or floating-point", Signed | Unsigned | Float;
}

/// What the parts of complex numbers are.
pub const PARTS: Class = Class {
    name: "f32 or f64",
    admits: |element| matches!(element, ElementType::F32 | ElementType::F64),
};

/// What matrices are factored in by reflections: XLA does it in no half precision.
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
    /// Refuses an operand whose elements are not of the class.
    ///
    /// # Errors
    /// The operand's element type is not admitted.
    pub fn check(&self, operand: usize, element: ElementType) -> Result<(), Fault> {
        if (self.admits)(element) {
            return Ok(());
        }
        Err(Fault::operand(
            operand,
            What::ElementNotAdmitted {
                admitted: self.name,
                came: element,
            },
        ))
    }
}
