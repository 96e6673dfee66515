//! Padding: elements in memory that are not elements of the array.

use alloc::vec::Vec;
use core::fmt;

use crate::ElementType;
use crate::element::Kind;
use crate::scalar::{Scalar, extremes};

/// The widths to which the dimensions of an array are padded, and the value of the padding.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Padding {
    /// The width of each dimension in memory.
    pub dimensions: Vec<usize>,
    /// The value of the padding.
    pub value: PaddingValue,
}

/// The value of the padding of an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PaddingValue {
    /// Unknown.
    #[default]
    Unknown,
    /// 0.
    Zero,
    /// 1.
    One,
    /// The smallest value of the element type; for floats, negative infinity.
    Lowest,
    /// The largest value of the element type; for floats, infinity.
    Highest,
}

/// Value, name in a shape's text, and text in the type of a tensor.
const NAMES: [(PaddingValue, &str, &str); 5] = [
    (PaddingValue::Unknown, "unknown", "unknown"),
    (PaddingValue::Zero, "zero", "0"),
    (PaddingValue::One, "one", "1"),
    (PaddingValue::Lowest, "lowest", "lowest"),
    (PaddingValue::Highest, "highest", "highest"),
];

impl PaddingValue {
    /// Returns the name in a shape's text: "zero".
    pub fn name(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Returns the value with this name.
    pub fn from_name(name: &str) -> Option<PaddingValue> {
        NAMES.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// Returns the text in the type of a tensor: "0".
    pub fn written(self) -> &'static str {
        NAMES[self as usize].2
    }

    /// Returns the value with this text in the type of a tensor.
    ///
    /// ```
    /// use xla_shape::layout::PaddingValue;
    ///
    /// assert_eq!(PaddingValue::from_written("0"), Some(PaddingValue::Zero));
    /// assert_eq!(PaddingValue::from_written("zero"), None);
    /// ```
    pub fn from_written(text: &str) -> Option<PaddingValue> {
        NAMES.iter().find(|row| row.2 == text).map(|row| row.0)
    }

    /// Returns the number in the padding; `None` if it is unknown, or if it is the smallest or largest value of an
    /// element type that has none, such as complex numbers.
    ///
    /// ```
    /// use xla_shape::layout::PaddingValue;
    /// use xla_shape::literal::Scalar;
    /// use xla_shape::ElementType;
    ///
    /// assert_eq!(PaddingValue::Lowest.scalar(ElementType::I8), Some(Scalar::Integer(-128)));
    /// assert_eq!(PaddingValue::Highest.scalar(ElementType::C64), None);
    /// ```
    pub fn scalar(self, element: ElementType) -> Option<Scalar> {
        let number: u8 = match self {
            PaddingValue::Unknown => return None,
            PaddingValue::Zero => 0,
            PaddingValue::One => 1,
            PaddingValue::Lowest => return extremes(element).map(|[least, _]| least),
            PaddingValue::Highest => return extremes(element).map(|[_, greatest]| greatest),
        };
        match element.kind() {
            Kind::Bool => Some(Scalar::Bool(number == 1)),
            Kind::Signed | Kind::Unsigned => Some(Scalar::Integer(number.into())),
            Kind::Float => Some(Scalar::Float(number.into())),
            Kind::Complex => Some(Scalar::Complex(number.into(), 0.0)),
            Kind::Token => None,
        }
    }
}

impl fmt::Display for PaddingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
