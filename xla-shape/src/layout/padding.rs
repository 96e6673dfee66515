//! Elements that stand in memory and belong to no array.

use core::fmt;

use crate::ElementType;
use crate::element::Kind;
use crate::literal::{Scalar, integer_range};

/// To what widths the dimensions of an array are padded, and with what.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Padding {
    /// For each dimension its width in memory.
    pub dimensions: Vec<usize>,
    /// What stands there.
    pub value: PaddingValue,
}

/// What stands where an array is padded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PaddingValue {
    /// Nobody knows.
    #[default]
    Unknown,
    /// 0.
    Zero,
    /// 1.
    One,
    /// The least value of the element type; of floats, negative infinity.
    Lowest,
    /// The greatest value of the element type; of floats, infinity.
    Highest,
}

/// Value, name, and how it is written in the type of a tensor.
const NAMES: [(PaddingValue, &str, &str); 5] = [
    (PaddingValue::Unknown, "unknown", "unknown"),
    (PaddingValue::Zero, "zero", "0"),
    (PaddingValue::One, "one", "1"),
    (PaddingValue::Lowest, "lowest", "lowest"),
    (PaddingValue::Highest, "highest", "highest"),
];

impl PaddingValue {
    /// The name in a shape's text: "zero".
    pub fn name(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// The value with this name.
    pub fn from_name(name: &str) -> Option<PaddingValue> {
        NAMES.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// How the type of a tensor has it: "0".
    pub fn written(self) -> &'static str {
        NAMES[self as usize].2
    }

    /// The value that the type of a tensor has so.
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

    /// The number that stands there; `None` where that is not known, or the element type has no least and no greatest
    /// value, as complex numbers.
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
        let (bool, whole, float) = match self {
            PaddingValue::Unknown => return None,
            PaddingValue::Zero => (false, Some(0), 0.0),
            PaddingValue::One => (true, Some(1), 1.0),
            PaddingValue::Lowest => (false, None, f64::NEG_INFINITY),
            PaddingValue::Highest => (true, None, f64::INFINITY),
        };
        match element.kind() {
            Kind::Bool => Some(Scalar::Bool(bool)),
            Kind::Signed | Kind::Unsigned => {
                let (least, greatest) = integer_range(element);
                Some(Scalar::Integer(whole.unwrap_or(if bool {
                    greatest
                } else {
                    least
                })))
            }
            Kind::Float => Some(Scalar::Float(float)),
            Kind::Complex => whole.map(|_| Scalar::Complex(float, 0.0)),
            Kind::Token => None,
        }
    }
}

impl fmt::Display for PaddingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
