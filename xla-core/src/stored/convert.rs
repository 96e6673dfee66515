//! Conversion of element types while a file is read.

use alloc::vec::Vec;

use xla_shape::ElementType;
use xla_shape::element::Kind;
use xla_shape::rounding::to_odd;

use crate::element::{Element, types};
use crate::scalar::short::Short;

/// A conversion from one element type to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Conversion {
    /// The types are the same.
    None,
    /// Between floating-point types, or between complex types, by the types of their parts.
    Floats(ElementType, ElementType),
    /// Between integer types, of which the second may lack values of the first.
    Integers(ElementType, ElementType),
    /// From an integer type to a floating-point type.
    IntegersToFloats(ElementType, ElementType),
}

impl Conversion {
    /// Returns the conversion from one type to another, and whether all values are kept; `None` if there is none.
    pub(super) fn between(from: ElementType, to: ElementType) -> Option<(Conversion, bool)> {
        if from == to {
            return Some((Conversion::None, true));
        }
        let more_bytes = to.bytes() > from.bytes();
        Some(match (from.kind(), to.kind()) {
            (Kind::Float, Kind::Float) => {
                let has_all = to.exponent_bits() >= from.exponent_bits()
                    && to.mantissa_bits() >= from.mantissa_bits();
                // Types of the same width have different infinities, NaNs or zeros.
                (Conversion::Floats(from, to), has_all && more_bytes)
            }
            (Kind::Complex, Kind::Complex) => {
                (Conversion::Floats(from.real(), to.real()), more_bytes)
            }
            (Kind::Signed | Kind::Unsigned, Kind::Signed) | (Kind::Unsigned, Kind::Unsigned) => {
                (Conversion::Integers(from, to), more_bytes)
            }
            (Kind::Signed, Kind::Unsigned) => (Conversion::Integers(from, to), false),
            (Kind::Signed | Kind::Unsigned, Kind::Float) => {
                (Conversion::IntegersToFloats(from, to), false)
            }
            _ => return None,
        })
    }

    /// Whether a number may not fit.
    pub(super) fn may_fail(self) -> bool {
        match self {
            Conversion::Integers(from, to) => {
                Conversion::between(from, to).is_some_and(|(_, has_all)| !has_all)
            }
            _ => false,
        }
    }
}

/// The buffers of a conversion.
pub(super) struct Converter {
    conversion: Conversion,
    floats: Vec<f64>,
    integers: Vec<i128>,
    bytes: Vec<u8>,
}

impl Converter {
    /// Makes the buffers of a conversion.
    pub(super) fn new(conversion: Conversion) -> Converter {
        Converter {
            conversion,
            floats: Vec::new(),
            integers: Vec::new(),
            bytes: Vec::new(),
        }
    }

    /// Converts elements, whose bytes are in little-endian order.
    ///
    /// # Errors
    /// The index of a number that does not fit, and the number.
    pub(super) fn convert<'a>(&'a mut self, bytes: &'a [u8]) -> Result<&'a [u8], (usize, i128)> {
        self.bytes.clear();
        match self.conversion {
            Conversion::None => return Ok(bytes),
            Conversion::Floats(from, to) => {
                self.floats.clear();
                read_floats(from, bytes, &mut self.floats);
                write_floats(to, self.floats.iter().map(|x| (*x, 0.0)), &mut self.bytes);
            }
            Conversion::Integers(from, to) => {
                self.integers.clear();
                read_integers(from, bytes, &mut self.integers);
                write_integers(to, &self.integers, &mut self.bytes)?;
            }
            Conversion::IntegersToFloats(from, to) => {
                self.integers.clear();
                read_integers(from, bytes, &mut self.integers);
                // The part of an integer of 64 bits that a double lacks decides ties.
                let parts = self.integers.iter().map(|x| {
                    let near = *x as f64;
                    (near, (*x - near as i128) as f64)
                });
                write_floats(to, parts, &mut self.bytes);
            }
        }
        Ok(&self.bytes)
    }
}

/// Reads the bits of a short number.
fn read_short<T: Short>(bytes: &[u8], out: &mut Vec<f64>) {
    let widen = |bits| f64::from(T::of_bits(bits).widen());
    if size_of::<T>() == 1 {
        out.extend(bytes.iter().map(|byte| widen(u16::from(*byte))));
    } else {
        let chunks = bytes.as_chunks().0.iter();
        out.extend(chunks.map(|chunk| widen(u16::from_le_bytes(*chunk))));
    }
}

/// Writes sums of two numbers, each rounded once.
fn write_short<T: Short>(sums: impl Iterator<Item = (f64, f64)>, out: &mut Vec<u8>) {
    for (x, rest) in sums {
        let bits = T::narrow(to_odd(x, rest)).bits();
        out.extend_from_slice(&bits.to_le_bytes()[..size_of::<T>()]);
    }
}

macro_rules! floats {
    ($($short:ty)*) => {
        fn read_floats(element: ElementType, bytes: &[u8], out: &mut Vec<f64>) {
            match element {
                $(<$short as Element>::TYPE => read_short::<$short>(bytes, out),)*
                ElementType::F32 => {
                    let chunks = bytes.as_chunks().0.iter();
                    out.extend(chunks.map(|chunk| f64::from(f32::from_le_bytes(*chunk))));
                }
                ElementType::F64 => {
                    let chunks = bytes.as_chunks().0.iter();
                    out.extend(chunks.map(|chunk| f64::from_le_bytes(*chunk)));
                }
                other => unreachable!("expected a floating-point type, found {other}"),
            }
        }

        /// Writes sums of two numbers. The second is what the first lacks of an integer.
        fn write_floats(
            element: ElementType,
            sums: impl Iterator<Item = (f64, f64)>,
            out: &mut Vec<u8>,
        ) {
            match element {
                $(<$short as Element>::TYPE => write_short::<$short>(sums, out),)*
                ElementType::F32 => {
                    for (x, rest) in sums {
                        let x = if rest == 0.0 { x } else { nudged(x, rest) };
                        out.extend_from_slice(&(x as f32).to_le_bytes());
                    }
                }
                ElementType::F64 => {
                    sums.for_each(|(x, _)| out.extend_from_slice(&x.to_le_bytes()));
                }
                other => unreachable!("expected a floating-point type, found {other}"),
            }
        }
    };
}

types! { floats! { @short } }

/// Moves a double that rounded a sum so that another rounding, to `f32`, rounds the sum: away from a tie, if it is one.
fn nudged(x: f64, rest: f64) -> f64 {
    if (rest > 0.0) == (x > 0.0) {
        f64::from_bits(x.to_bits() | 1)
    } else {
        f64::from_bits((x.to_bits() - 1) | 1)
    }
}

macro_rules! integers {
    ($($t:ty)*) => {
        fn read_integers(element: ElementType, bytes: &[u8], out: &mut Vec<i128>) {
            match element {
                $(<$t as Element>::TYPE => {
                    let chunks = bytes.as_chunks().0.iter();
                    out.extend(chunks.map(|chunk| i128::from(<$t>::from_le_bytes(*chunk))));
                })*
                other => unreachable!("expected an integer type, found {other}"),
            }
        }

        fn write_integers(
            element: ElementType,
            integers: &[i128],
            out: &mut Vec<u8>,
        ) -> Result<(), (usize, i128)> {
            match element {
                $(<$t as Element>::TYPE => {
                    for (i, x) in integers.iter().enumerate() {
                        let fits = <$t>::try_from(*x).map_err(|_| (i, *x))?;
                        out.extend_from_slice(&fits.to_le_bytes());
                    }
                })*
                other => unreachable!("expected an integer type, found {other}"),
            }
            Ok(())
        }
    };
}

types! { integers! { @integers } }
