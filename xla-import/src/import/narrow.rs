//! Integers of less than eight bits, which are stored in eight: the integer in storage is the one that is meant.

use xla_hlo::error::Fault;
use xla_hlo::ops::elementwise;
use xla_hlo::{Builder, ElementType, Value};

use crate::tree::{Element, Type};

/// The bits of the storage.
pub(super) const STORED: u32 = 8;

/// An integer type of less than eight bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Narrow {
    pub(super) bits: u32,
    is_signed: bool,
}

/// Whether a type is one of floating-point numbers of less than 16 bits, such as `f8E4M3FN`: its name has the bits,
/// then the bits of the exponent and of the mantissa.
pub(super) fn is_small_float(element: &str) -> bool {
    let bits = element
        .strip_prefix('f')
        .and_then(|name| name.split_once('E'));
    bits.is_some_and(|(bits, _)| bits.parse::<u32>().is_ok_and(|bits| bits < 16))
}

impl Narrow {
    /// Reads `i4` or `ui4`.
    pub(crate) fn read(element: &str) -> Option<Narrow> {
        let (bits, is_signed) = match element {
            "i2" => (2, true),
            "i4" => (4, true),
            "ui2" => (2, false),
            "ui4" => (4, false),
            _ => return None,
        };
        Some(Narrow { bits, is_signed })
    }

    /// Returns the element type of an array's type, if it is narrow.
    pub(super) fn of(ty: &Type<'_>) -> Option<Narrow> {
        match ty {
            Type::Tensor(_, Element::Named(element)) => Narrow::read(element),
            _ => None,
        }
    }

    /// Returns the element type of the array.
    pub(crate) fn storage(self) -> ElementType {
        if self.is_signed {
            ElementType::I8
        } else {
            ElementType::U8
        }
    }

    /// Reduces integers to their low bits.
    pub(super) fn wrapped(self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        if !self.is_signed {
            return self.pattern(b, value);
        }
        let shift = b.scalar(self.storage(), f64::from(STORED - self.bits));
        b.formula([value, shift], |[value, shift]| {
            let high = value.with(&elementwise::shift_left, shift);
            high.with(&elementwise::shift_right_arithmetic, shift)
        })
    }

    /// Returns the low bits, with zeros above them.
    pub(super) fn pattern(self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let mask = b.scalar(self.storage(), f64::from((1 << self.bits) - 1));
        b.formula([value, mask], |[value, mask]| value & mask)
    }
}
