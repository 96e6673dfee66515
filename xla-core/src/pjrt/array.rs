//! Arrays as they cross the boundary: element type, dimensions, bytes.

use std::fmt;

use xla_shape::{ElementType, Shape, Size};

use super::Error;

/// Element type, number in `PJRT_Buffer_Type`, number in XLA's `PrimitiveType`.
pub const CODES: [(ElementType, i32, u64); 15] = [
    (ElementType::Bool, 1, 1),
    (ElementType::I8, 2, 2),
    (ElementType::I16, 3, 3),
    (ElementType::I32, 4, 4),
    (ElementType::I64, 5, 5),
    (ElementType::U8, 6, 6),
    (ElementType::U16, 7, 7),
    (ElementType::U32, 8, 8),
    (ElementType::U64, 9, 9),
    (ElementType::F16, 10, 10),
    (ElementType::F32, 11, 11),
    (ElementType::F64, 12, 12),
    (ElementType::Bf16, 13, 16),
    (ElementType::C64, 14, 15),
    (ElementType::C128, 15, 18),
];

/// The number that the PJRT C API gives to an element type.
pub fn buffer_type(element: ElementType) -> i32 {
    CODES
        .iter()
        .find(|row| row.0 == element)
        .map_or(0, |row| row.1)
}

/// The element type with this number in XLA's messages.
pub fn from_primitive_type(code: u64) -> Option<ElementType> {
    CODES.iter().find(|row| row.2 == code).map(|row| row.0)
}

/// Element type and dimensions of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArraySpec {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, the outermost first.
    pub dims: Vec<usize>,
}

impl ArraySpec {
    /// An array of this element type and these dimensions.
    pub fn new(element: ElementType, dims: &[usize]) -> ArraySpec {
        ArraySpec {
            element,
            dims: dims.to_vec(),
        }
    }

    /// The number of bytes that the array takes, or `None` where that number or a size overflows.
    pub fn bytes(&self) -> Option<usize> {
        let mut bytes = self.element.bytes();
        for &size in &self.dims {
            i64::try_from(size).ok()?;
            bytes = bytes.checked_mul(size)?;
        }
        Some(bytes)
    }

    /// Whether this many bytes are what the array takes.
    pub(super) fn check_bytes(&self, came: usize) -> Result<(), Error> {
        match self.bytes() {
            Some(wanted) if wanted == came => Ok(()),
            wanted => Err(Error::Bytes {
                element: self.element,
                wanted: wanted.unwrap_or(usize::MAX),
                came,
            }),
        }
    }
}

impl fmt::Display for ArraySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.element, self.dims)
    }
}

impl From<&ArraySpec> for Shape {
    fn from(spec: &ArraySpec) -> Shape {
        Shape::new(
            spec.element,
            spec.dims
                .iter()
                .copied()
                .map(Size::from)
                .collect::<Vec<_>>(),
        )
    }
}

/// An array in our memory, to be read by a program: elements in row-major order, in the machine's byte order.
///
/// A `bool` is one byte, 0 or 1; a complex number is its real part, then its imaginary part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument<'a> {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, the outermost first; none for a scalar.
    pub dims: &'a [usize],
    /// The elements.
    pub bytes: &'a [u8],
}

impl Argument<'_> {
    /// Element type and dimensions.
    pub fn spec(&self) -> ArraySpec {
        ArraySpec::new(self.element, self.dims)
    }
}

/// An array that a program made, in the form that [`Argument`] describes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultArray {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, the outermost first; none for a scalar.
    pub dims: Vec<usize>,
    /// The elements.
    pub bytes: Vec<u8>,
}

impl ResultArray {
    /// The same array as an argument for the next program.
    pub fn as_argument(&self) -> Argument<'_> {
        Argument {
            element: self.element,
            dims: &self.dims,
            bytes: &self.bytes,
        }
    }

    /// Element type and dimensions.
    pub fn spec(&self) -> ArraySpec {
        ArraySpec::new(self.element, &self.dims)
    }
}
