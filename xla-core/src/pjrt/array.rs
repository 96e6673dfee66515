//! Arrays that are passed to and from programs: element type, dimensions, bytes.

use alloc::vec::Vec;
use core::fmt;

use xla_shape::{ElementType, Shape, Size};

use super::Error;

macro_rules! codes {
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:tt $hlo:tt $format:tt $numpy:tt $safetensors:tt
        [$pjrt:literal $xla:literal] $doc:tt
    ))* })*) => {
        &[$($((ElementType::$variant, $pjrt, $xla),)*)*]
    };
}

/// The element type, its number in `PJRT_Buffer_Type`, its number in XLA's `PrimitiveType`.
pub const CODES: &[(ElementType, i32, u64)] = xla_shape::element_types! { codes! {} };

/// Returns the number of an element type in the PJRT C API.
pub fn buffer_type(element: ElementType) -> i32 {
    CODES
        .iter()
        .find(|row| row.0 == element)
        .map_or(0, |row| row.1)
}

/// Returns the element type with this number in XLA's protocol buffers.
pub fn from_primitive_type(code: u64) -> Option<ElementType> {
    CODES.iter().find(|row| row.2 == code).map(|row| row.0)
}

/// The element type and the dimensions of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArraySpec {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, outermost first.
    pub dims: Vec<usize>,
}

impl ArraySpec {
    /// Makes the spec of an array from its element type and dimensions.
    pub fn new(element: ElementType, dims: &[usize]) -> ArraySpec {
        ArraySpec {
            element,
            dims: dims.to_vec(),
        }
    }

    /// Returns the number of bytes of the array, or `None` if that number or a size overflows.
    pub fn bytes(&self) -> Option<usize> {
        let mut bytes = self.element.bytes();
        for &size in &self.dims {
            i64::try_from(size).ok()?;
            bytes = bytes.checked_mul(size)?;
        }
        Some(bytes)
    }

    /// Checks that the array takes `found` bytes.
    pub(super) fn check_bytes(&self, found: usize) -> Result<(), Error> {
        match self.bytes() {
            Some(expected) if expected == found => Ok(()),
            expected => Err(Error::Bytes {
                element: self.element,
                expected: expected.unwrap_or(usize::MAX),
                found,
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

/// An array in host memory for a program to read: elements in row-major order, in native byte order.
///
/// A `bool` is one byte, 0 or 1; a complex number is its real part followed by its imaginary part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument<'a> {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, outermost first; empty for a scalar.
    pub dims: &'a [usize],
    /// The elements.
    pub bytes: &'a [u8],
}

impl Argument<'_> {
    /// Returns the element type and the dimensions.
    pub fn spec(&self) -> ArraySpec {
        ArraySpec::new(self.element, self.dims)
    }
}

/// An array that a program computed, in the format of [`Argument`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultArray {
    /// The element type.
    pub element: ElementType,
    /// The size of each dimension, outermost first; empty for a scalar.
    pub dims: Vec<usize>,
    /// The elements.
    pub bytes: Vec<u8>,
}

impl ResultArray {
    /// Returns the array as an argument of another program.
    pub fn as_argument(&self) -> Argument<'_> {
        Argument {
            element: self.element,
            dims: &self.dims,
            bytes: &self.bytes,
        }
    }

    /// Returns the element type and the dimensions.
    pub fn spec(&self) -> ArraySpec {
        ArraySpec::new(self.element, &self.dims)
    }
}
