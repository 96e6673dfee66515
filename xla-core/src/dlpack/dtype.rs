//! Element types in DLPack's numbers.

use core::fmt;

use xla_shape::ElementType;
use xla_shape::element::Kind;

use super::abi::DLDataType;

/// The names of the codes, by their numbers.
const CODES: [&str; 13] = [
    "int",
    "uint",
    "float",
    "handle",
    "bfloat",
    "complex",
    "bool",
    "float8_e3m4",
    "float8_e4m3",
    "float8_e4m3b11fnuz",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
];

/// Returns the numbers of an element type.
pub(super) fn of(element: ElementType) -> DLDataType {
    let code = match (element, element.kind()) {
        (ElementType::Bf16, _) => 4,
        (ElementType::F8e4m3fn, _) => 10,
        (ElementType::F8e5m2, _) => 12,
        (_, Kind::Signed) => 0,
        (_, Kind::Unsigned) => 1,
        (_, Kind::Float) => 2,
        (_, Kind::Complex) => 5,
        (_, Kind::Bool) => 6,
        (_, Kind::Token) => unreachable!("expected the type of an element, found a token"),
    };
    let bits = u8::try_from(8 * element.bytes()).expect("an element has at most 128 bits");
    DLDataType {
        code,
        bits,
        lanes: 1,
    }
}

/// Formats the name with the bits, as NumPy's: `float32`.
impl fmt::Display for DLDataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match CODES.get(usize::from(self.code)) {
            // The bits are in the names of the types of 8 bits.
            Some(name) if name.starts_with("float8") || *name == "bool" => f.write_str(name)?,
            Some(name) => write!(f, "{name}{}", self.bits)?,
            None => write!(f, "type {} of {} bits", self.code, self.bits)?,
        }
        match self.lanes {
            1 => Ok(()),
            lanes => write!(f, "x{lanes}"),
        }
    }
}
