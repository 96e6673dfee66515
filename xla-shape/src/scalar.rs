//! The values of single elements.

use crate::ElementType;
use crate::element::Kind;

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
        Kind::Float => Some([f64::NEG_INFINITY, f64::INFINITY].map(Scalar::Float)),
        Kind::Complex | Kind::Token => None,
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
