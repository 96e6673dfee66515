//! Constants: untyped number literals, and arrays of elements.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::list::Items;

use crate::element::Kind;
pub use crate::scalar::{Scalar, extremes, integer_range, largest};
use crate::{ElementType, Shape, Size, rounding};

/// A number literal whose element type has not been inferred yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    /// The digits with their sign, without suffix and underscores; `true` or `false`.
    pub text: String,
    /// The kind of the literal.
    pub kind: NumberKind,
}

/// The kind of a number literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NumberKind {
    /// `true`, `false`.
    Bool,
    /// `3`.
    Integer,
    /// `3` where the element type is a parameter, which may stand for a floating-point type.
    Whole,
    /// `3.0`.
    Float,
}

/// An array of untyped numbers, as nested array literals. A single number has no dimension.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Numbers {
    /// The sizes.
    pub dims: Vec<usize>,
    /// The numbers in row-major order.
    pub numbers: Vec<Number>,
}

/// The reason why a number is not an element of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NumberFault {
    /// It is written as another kind of number.
    Kind {
        /// The text to write instead, if there is one.
        write: Option<String>,
    },
    /// It does not fit the type.
    Range,
}

/// A constant array: its shape, whose sizes are numbers, and the bytes of its elements, which clones share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Literal {
    shape: Shape,
    /// Little-endian, row-major.
    bytes: Arc<[u8]>,
}

impl Literal {
    /// Returns a scalar.
    pub fn scalar(element: ElementType, value: Scalar) -> Literal {
        let mut bytes = Vec::with_capacity(element.bytes());
        push(&mut bytes, element, value);
        Literal {
            shape: Shape::scalar(element),
            bytes: bytes.into(),
        }
    }

    /// Returns a scalar zero.
    pub fn zero(element: ElementType) -> Literal {
        Literal::from_f64(element, 0.0)
    }

    /// Returns a scalar with this value, rounded or truncated to the element type; for `bool`, whether it is not zero.
    pub fn from_f64(element: ElementType, value: f64) -> Literal {
        let scalar = match element.kind() {
            Kind::Bool | Kind::Token => Scalar::Bool(value != 0.0),
            Kind::Signed | Kind::Unsigned => Scalar::Integer(value as i128),
            Kind::Float => Scalar::Float(value),
            Kind::Complex => Scalar::Complex(value, 0.0),
        };
        Literal::scalar(element, scalar)
    }

    /// Returns an array of these little-endian bytes; `None` if their number does not fit the shape.
    pub fn from_bytes(shape: Shape, bytes: Vec<u8>) -> Option<Literal> {
        Literal::of(shape, bytes.into())
    }

    fn of(shape: Shape, bytes: Arc<[u8]>) -> Option<Literal> {
        let len = shape.len().known()?;
        (bytes.len() == len * shape.element.bytes()).then_some(Literal { shape, bytes })
    }

    /// Converts untyped numbers to elements of a type; the error holds the position of the number that does not fit.
    pub fn from_numbers(
        element: ElementType,
        numbers: &Numbers,
    ) -> Result<Literal, (usize, NumberFault)> {
        let mut bytes = Vec::with_capacity(numbers.numbers.len() * element.bytes());
        for (i, number) in numbers.numbers.iter().enumerate() {
            let value = number.to_element(element).map_err(|fault| (i, fault))?;
            push(&mut bytes, element, value);
        }
        let dims: Vec<Size> = numbers.dims.iter().map(|&d| Size::from(d)).collect_vec();
        Ok(Literal {
            shape: Shape::new(element, dims),
            bytes: bytes.into(),
        })
    }

    /// Returns the shape.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the bytes of the elements, little-endian, row-major.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the bytes of each element.
    pub fn element_bytes(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.bytes.chunks_exact(self.shape.element.bytes())
    }

    /// Returns the elements in row-major order.
    pub fn elements(&self) -> impl ExactSizeIterator<Item = Scalar> {
        let element = self.shape.element;
        self.element_bytes().map(move |bytes| read(bytes, element))
    }

    /// Returns the value of all elements, if they are equal bit by bit.
    pub fn splat(&self) -> Option<Scalar> {
        let mut all = self.element_bytes();
        let first = all.next()?;
        all.all(|bytes| bytes == first)
            .then(|| read(first, self.shape.element))
    }

    /// Returns the same elements with other sizes; `None` if the number of elements differs.
    pub fn reshaped(&self, dims: Vec<Size>) -> Option<Literal> {
        Literal::of(
            Shape::new(self.shape.element, dims),
            Arc::clone(&self.bytes),
        )
    }
}

impl Number {
    /// Converts the number to an element of a type.
    ///
    /// # Errors
    /// The number has a fraction and the type is an integer, it is an integer literal and the type is a float, or it
    /// does not fit.
    pub fn to_element(&self, element: ElementType) -> Result<Scalar, NumberFault> {
        let kind_fault = |write: Option<String>| Err(NumberFault::Kind { write });
        match (element.kind(), self.kind) {
            (Kind::Bool, NumberKind::Bool) => Ok(Scalar::Bool(self.text == "true")),
            (Kind::Signed | Kind::Unsigned, NumberKind::Integer | NumberKind::Whole) => {
                let value: i128 = self.text.parse().map_err(|_| NumberFault::Range)?;
                let (low, high) = integer_range(element);
                if !(low..=high).contains(&value) {
                    return Err(NumberFault::Range);
                }
                Ok(Scalar::Integer(value))
            }
            (Kind::Float | Kind::Complex, NumberKind::Float | NumberKind::Whole) => {
                let value = self.rounded(element).ok_or(NumberFault::Range)?;
                Ok(match element.kind() {
                    Kind::Complex => Scalar::Complex(value, 0.0),
                    _ => Scalar::Float(value),
                })
            }
            (Kind::Float | Kind::Complex, NumberKind::Integer) => {
                kind_fault(Some(format!("{}.0", self.text)))
            }
            (Kind::Signed | Kind::Unsigned, NumberKind::Float) => {
                let whole = self.text.strip_suffix(".0").map(str::to_string);
                kind_fault(whole)
            }
            (Kind::Bool | Kind::Token, _) | (_, NumberKind::Bool) => kind_fault(None),
        }
    }

    /// Parses the number as the nearest one of a floating-point or complex type, or as a double that rounds to it: rounding
    /// the nearest double would be a second rounding.
    fn rounded(&self, element: ElementType) -> Option<f64> {
        match element {
            short if short.is_short() => {
                rounding::parse(&self.text, |x| rounding::to_short(short, x))
            }
            ElementType::F32 | ElementType::C64 => self.text.parse().ok().map(|x: f32| x.into()),
            _ => self.text.parse().ok(),
        }
    }
}

fn push(bytes: &mut Vec<u8>, element: ElementType, value: Scalar) {
    use ElementType as T;
    match (element, value) {
        (short, Scalar::Float(v)) if short.is_short() => {
            bytes.extend_from_slice(&rounding::to_short(short, v).to_le_bytes()[..short.bytes()]);
        }
        (T::F32, Scalar::Float(v)) => bytes.extend_from_slice(&(v as f32).to_le_bytes()),
        (T::F64, Scalar::Float(v)) => bytes.extend_from_slice(&v.to_le_bytes()),
        (T::C64, Scalar::Complex(re, im)) => {
            bytes.extend_from_slice(&(re as f32).to_le_bytes());
            bytes.extend_from_slice(&(im as f32).to_le_bytes());
        }
        (T::C128, Scalar::Complex(re, im)) => {
            bytes.extend_from_slice(&re.to_le_bytes());
            bytes.extend_from_slice(&im.to_le_bytes());
        }
        (_, Scalar::Bool(v)) => bytes.push(u8::from(v)),
        // Two's complement: the low bytes are the narrower integer.
        (_, Scalar::Integer(v)) => bytes.extend_from_slice(&v.to_le_bytes()[..element.bytes()]),
        (_, Scalar::Float(_) | Scalar::Complex(..)) => {
            unreachable!("a scalar's kind is its element type's")
        }
    }
}

fn read(bytes: &[u8], element: ElementType) -> Scalar {
    fn part<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
        bytes[at..at + N]
            .try_into()
            .expect("an element has its bytes")
    }
    match element.kind() {
        Kind::Bool | Kind::Token => Scalar::Bool(bytes[0] != 0),
        Kind::Signed | Kind::Unsigned => {
            let negative = element.kind() == Kind::Signed && bytes[bytes.len() - 1] >= 0x80;
            let mut wide = [if negative { 0xff } else { 0 }; 16];
            wide[..bytes.len()].copy_from_slice(bytes);
            Scalar::Integer(i128::from_le_bytes(wide))
        }
        Kind::Float => Scalar::Float(match element {
            short if short.is_short() => {
                let mut bits = [0; 2];
                bits[..bytes.len()].copy_from_slice(bytes);
                rounding::from_short(short, u16::from_le_bytes(bits))
            }
            ElementType::F32 => f64::from(f32::from_le_bytes(part(bytes, 0))),
            _ => f64::from_le_bytes(part(bytes, 0)),
        }),
        Kind::Complex if element == ElementType::C64 => Scalar::Complex(
            f64::from(f32::from_le_bytes(part(bytes, 0))),
            f64::from(f32::from_le_bytes(part(bytes, 4))),
        ),
        Kind::Complex => Scalar::Complex(
            f64::from_le_bytes(part(bytes, 0)),
            f64::from_le_bytes(part(bytes, 8)),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str, kind: NumberKind) -> Number {
        Number {
            text: text.to_string(),
            kind,
        }
    }

    #[test]
    fn numbers_become_elements_of_their_kind_only() {
        use NumberKind::{Bool, Float, Integer, Whole};
        let write = |text: &str| {
            Err(NumberFault::Kind {
                write: Some(text.to_string()),
            })
        };
        let cases = [
            ("2", Integer, ElementType::F32, write("2.0")),
            ("2.0", Float, ElementType::I32, write("2")),
            ("2", Whole, ElementType::F32, Ok(Scalar::Float(2.0))),
            ("2", Whole, ElementType::I8, Ok(Scalar::Integer(2))),
            ("300", Whole, ElementType::I8, Err(NumberFault::Range)),
            (
                "2.5",
                Float,
                ElementType::I32,
                Err(NumberFault::Kind { write: None }),
            ),
            (
                "true",
                Bool,
                ElementType::F32,
                Err(NumberFault::Kind { write: None }),
            ),
            ("300", Integer, ElementType::U8, Err(NumberFault::Range)),
            ("-1", Integer, ElementType::U8, Err(NumberFault::Range)),
            ("-128", Integer, ElementType::I8, Ok(Scalar::Integer(-128))),
            (
                "0.5",
                Float,
                ElementType::C64,
                Ok(Scalar::Complex(0.5, 0.0)),
            ),
        ];
        for (text, kind, element, expected) in cases {
            assert_eq!(
                number(text, kind).to_element(element),
                expected,
                "{text} as {element}"
            );
        }
    }

    #[test]
    fn every_element_type_reads_back_what_was_written() {
        for element in ElementType::ALL {
            let literal = Literal::from_f64(element, 1.0);
            let expected = match element.kind() {
                Kind::Bool | Kind::Token => Scalar::Bool(true),
                Kind::Signed | Kind::Unsigned => Scalar::Integer(1),
                Kind::Float => Scalar::Float(1.0),
                Kind::Complex => Scalar::Complex(1.0, 0.0),
            };
            assert_eq!(literal.splat(), Some(expected), "{element}");
        }
        let minus = Literal::scalar(ElementType::I16, Scalar::Integer(-3));
        assert_eq!(minus.splat(), Some(Scalar::Integer(-3)));
    }
}
