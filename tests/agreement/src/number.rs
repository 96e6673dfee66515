//! Elements as bytes, and as numbers for comparison.

use half::{bf16, f16};
use xla_hlo::ElementType;
use xla_shape::float8::{f8e4m3fn, f8e5m2};

use ElementType as T;

/// The element types of cases and of random programs: all but the floating-point numbers of 8 bits, whose numbers
/// `xla-core/tests/unit/scalar/quarters.rs` compares with XLA, and their operations `tests/float8.rs`.
#[rustfmt::skip]
pub const ELEMENTS: [ElementType; 15] = [
    T::Bool, T::I8, T::I16, T::I32, T::I64, T::U8, T::U16, T::U32, T::U64, T::F16, T::Bf16, T::F32, T::F64, T::C64, T::C128,
];

/// An element, widened without loss.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// A predicate, or an integer.
    Integer(i128),
    /// A floating-point number.
    Float(f64),
    /// A complex number.
    Complex(f64, f64),
}

macro_rules! read {
    ($ty:ty, $bytes:expr) => {
        <$ty>::from_le_bytes($bytes.try_into().expect("the bytes of an element"))
    };
}

/// Decodes an element from its bytes.
///
/// # Panics
/// Panics if the bytes are not one element.
pub fn decode(element: ElementType, bytes: &[u8]) -> Number {
    use ElementType as T;
    let half = element.bytes() / 2;
    let part = |element, bytes| match decode(element, bytes) {
        Number::Float(x) => x,
        other => unreachable!("{other:?} is no part of a complex number"),
    };
    match element {
        T::Bool | T::U8 => Number::Integer(read!(u8, bytes).into()),
        T::I8 => Number::Integer(read!(i8, bytes).into()),
        T::I16 => Number::Integer(read!(i16, bytes).into()),
        T::I32 => Number::Integer(read!(i32, bytes).into()),
        T::I64 => Number::Integer(read!(i64, bytes).into()),
        T::U16 => Number::Integer(read!(u16, bytes).into()),
        T::U32 => Number::Integer(read!(u32, bytes).into()),
        T::U64 => Number::Integer(read!(u64, bytes).into()),
        T::F8e4m3fn => Number::Float(f8e4m3fn::from_bits(bytes[0]).to_f64()),
        T::F8e5m2 => Number::Float(f8e5m2::from_bits(bytes[0]).to_f64()),
        T::F16 => Number::Float(read!(f16, bytes).into()),
        T::Bf16 => Number::Float(read!(bf16, bytes).into()),
        T::F32 => Number::Float(read!(f32, bytes).into()),
        T::F64 => Number::Float(read!(f64, bytes)),
        T::C64 => Number::Complex(part(T::F32, &bytes[..half]), part(T::F32, &bytes[half..])),
        T::C128 => Number::Complex(part(T::F64, &bytes[..half]), part(T::F64, &bytes[half..])),
        other => unreachable!("{other} is not in the table"),
    }
}

/// Appends the bytes of an integer, truncated to the element's width.
pub fn push_integer(element: ElementType, x: i128, bytes: &mut Vec<u8>) {
    bytes.extend(&x.to_le_bytes()[..element.bytes()]);
}

/// Appends the bytes of the nearest element of a floating-point type, or of both parts of a complex one.
pub fn push_float(element: ElementType, x: f64, bytes: &mut Vec<u8>) {
    use ElementType as T;
    match element {
        T::F8e4m3fn => bytes.push(f8e4m3fn::from_f64(x).to_bits()),
        T::F8e5m2 => bytes.push(f8e5m2::from_f64(x).to_bits()),
        T::F16 => bytes.extend(f16::from_f64(x).to_le_bytes()),
        T::Bf16 => bytes.extend(bf16::from_f64(x).to_le_bytes()),
        T::F32 | T::C64 => bytes.extend((x as f32).to_le_bytes()),
        T::F64 | T::C128 => bytes.extend(x.to_le_bytes()),
        other => push_integer(other, x as i128, bytes),
    }
}

/// The range and precision of a floating-point type; for a complex type, of its parts.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The distance from 1 to the next number.
    pub epsilon: f64,
    /// The smallest normal number above 0.
    pub normal: f64,
    /// The smallest number above 0.
    pub least: f64,
    /// The largest finite number.
    pub most: f64,
}

impl Format {
    /// Returns the format of an element type; `None` for an integer.
    pub fn of(element: ElementType) -> Option<Format> {
        use ElementType as T;
        // The number of bits of the fraction, and the largest exponent.
        let (digits, exponent) = match element {
            T::F8e4m3fn => (3, 7),
            T::F8e5m2 => (2, 15),
            T::F16 => (10, 15),
            T::Bf16 => (7, 127),
            T::F32 | T::C64 => (23, 127),
            T::F64 | T::C128 => (52, 1023),
            _ => return None,
        };
        let epsilon = 2f64.powi(-digits);
        let normal = 2f64.powi(1 - exponent);
        Some(Format {
            epsilon,
            normal,
            least: normal * epsilon,
            most: (2.0 - epsilon) * 2f64.powi(exponent),
        })
    }

    /// Converts a subnormal number to the zero of its sign; others are unchanged.
    pub fn flushed(self, x: f64) -> f64 {
        if x.abs() < self.normal {
            0f64.copysign(x)
        } else {
            x
        }
    }

    /// Returns the distance between adjacent numbers at this number.
    pub fn step(self, x: f64) -> f64 {
        let x = x.abs().clamp(self.normal, self.most);
        // The bits of the exponent alone: the largest power of two that is not above.
        f64::from_bits(x.to_bits() & !((1 << 52) - 1)) * self.epsilon
    }

    /// Returns how many numbers of the format are between 0 and this one, with its sign.
    pub fn place(self, x: f64) -> i128 {
        let step = self.step(x);
        // Each power of two begins as many numbers as the mantissa has values.
        let powers = (step.log2() - self.least.log2()) as i128;
        let values = (1.0 / self.epsilon) as i128;
        (x / step) as i128 + powers * if x < 0.0 { -values } else { values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_number_is_its_bits_as_an_integer() {
        let f16 = (0..0x7c00).map(|bits| (u64::from(bits), f16::from_bits(bits).to_f64()));
        let bf16 = (0..0x7f80).map(|bits| (u64::from(bits), bf16::from_bits(bits).to_f64()));
        let f32 = [
            0,
            1,
            0x7f_ffff,
            0x80_0000,
            0x3f7f_ffff,
            0x3f80_0000,
            0x7f7f_ffff,
        ];
        let f32 = f32.map(|bits| (u64::from(bits), f64::from(f32::from_bits(bits))));
        let f64 = [
            0.0,
            f64::from_bits(1),
            f64::MIN_POSITIVE,
            1.0f64.next_down(),
            1.0,
            f64::MAX,
        ];
        let f64 = f64.map(|x| (x.to_bits(), x));
        for (element, numbers) in [
            (ElementType::F16, f16.collect()),
            (ElementType::Bf16, bf16.collect()),
            (ElementType::F32, f32.to_vec()),
            (ElementType::F64, Vec::from(f64)),
        ] {
            let format = Format::of(element).expect("a floating-point number");
            for (bits, x) in numbers {
                let bits = i128::from(bits);
                let places = [format.place(x), format.place(-x)];
                assert_eq!(places, [bits, -bits], "{x:e} of {element}");
            }
        }
    }
}
