//! The values of single elements.

use crate::element::Kind;
use crate::{ElementType, rounding};

/// One element, in the widest type of its kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scalar {
    /// A predicate.
    Bool(bool),
    /// A signed or unsigned integer.
    Integer(i128),
    /// A floating-point number; every narrower one is exact in `f64`.
    Float(f64),
    /// The real and the imaginary part of a complex number.
    Complex(f64, f64),
}

/// Returns the least and the greatest value of an element type, the identities of its maximum and its minimum; `None`
/// for complex numbers, which have no order.
pub fn extremes(element: ElementType) -> Option<[Scalar; 2]> {
    match element.kind() {
        Kind::Bool => Some([false, true].map(Scalar::Bool)),
        Kind::Signed | Kind::Unsigned => {
            let (least, greatest) = integer_range(element);
            Some([least, greatest].map(Scalar::Integer))
        }
        Kind::Float => {
            let greatest = if has_infinity(element) {
                f64::INFINITY
            } else {
                largest(element)
            };
            Some([-greatest, greatest].map(Scalar::Float))
        }
        Kind::Complex | Kind::Token => None,
    }
}

/// Whether a floating-point type has infinities.
fn has_infinity(element: ElementType) -> bool {
    !element.is_short() || rounding::rounded(element, f64::INFINITY) == f64::INFINITY
}

/// Returns the largest finite number of a floating-point type.
pub fn largest(element: ElementType) -> f64 {
    match element {
        ElementType::F64 => f64::MAX,
        ElementType::F32 => f64::from(f32::MAX),
        // The number before infinity, or before the NaN that takes its place.
        short => rounding::from_short(short, rounding::to_short(short, f64::INFINITY) - 1),
    }
}

/// Returns the least and the greatest value of an integer type.
pub fn integer_range(element: ElementType) -> (i128, i128) {
    let bits = element.bytes() as u32 * 8;
    match element.kind() {
        Kind::Signed => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_value_is_infinity_where_there_is_one() {
        let cases = [
            (ElementType::F8e4m3fn, 448.0, 448.0),
            (ElementType::F8e5m2, 57344.0, f64::INFINITY),
            (ElementType::F16, 65504.0, f64::INFINITY),
            (
                ElementType::Bf16,
                f64::from(f32::from_bits(0x7f7f_0000)),
                f64::INFINITY,
            ),
            (ElementType::F32, f64::from(f32::MAX), f64::INFINITY),
            (ElementType::F64, f64::MAX, f64::INFINITY),
        ];
        for (element, finite, greatest) in cases {
            assert_eq!(largest(element), finite, "{element}");
            let expected = [-greatest, greatest].map(Scalar::Float);
            assert_eq!(extremes(element), Some(expected), "{element}");
        }
    }
}
