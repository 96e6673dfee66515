//! Operations on an element's bits: reinterpretation as another type, and reduction to fewer bits.

use half::{bf16, f16};

use crate::level::Level;

/// Element types that are plain bit patterns.
pub trait Bits: Copy {
    /// The unsigned integer of the same width.
    type Bits;

    /// Returns the bits.
    fn bits(self) -> Self::Bits;

    /// Returns the element with these bits.
    fn of_bits(bits: Self::Bits) -> Self;
}

macro_rules! integers {
    ($($t:ident $bits:ident)*) => {$(
        impl Bits for $t {
            type Bits = $bits;

            #[inline(always)]
            fn bits(self) -> $bits {
                self as $bits
            }

            #[inline(always)]
            fn of_bits(bits: $bits) -> $t {
                bits as $t
            }
        }
    )*};
}

integers!(i8 u8 i16 u16 i32 u32 i64 u64 u8 u8 u16 u16 u32 u32 u64 u64);

/// Returns the same bits as an element of another type of the same width.
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::scalar::bitcast_convert;
///
/// assert_eq!(bitcast_convert::<Baseline, f32, i32>(1.0), 0x3f80_0000);
/// ```
#[inline(always)]
pub fn bitcast_convert<L: Level, From: Bits, To: Bits<Bits = From::Bits>>(x: From) -> To {
    To::of_bits(x.bits())
}

/// Element types that [`reduce_precision`] admits.
pub trait ReducePrecision: Copy {
    /// Applies the operation.
    fn call<L: Level>(x: Self, exponent_bits: i32, mantissa_bits: i32) -> Self;
}

/// Rounds to the nearest value of a format with fewer bits, ties to even; the result keeps its own type.
///
/// Values above the format's largest number become infinite, values below its smallest normal one become zero of the
/// same sign. NaN remains NaN, except in a format without mantissa bits, which has no NaN: there it becomes positive
/// infinity.
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::scalar::reduce_precision;
///
/// // To the precision of bf16.
/// assert_eq!(reduce_precision::<Baseline, f32>(3.141_592_7, 8, 7), 3.140625);
/// ```
#[inline(always)]
pub fn reduce_precision<L: Level, T: ReducePrecision>(
    x: T,
    exponent_bits: i32,
    mantissa_bits: i32,
) -> T {
    T::call::<L>(x, exponent_bits, mantissa_bits)
}

/// Rows of a type, its bits, and the numbers of bits of its exponent and its mantissa.
macro_rules! floats {
    ($($t:ident $bits:ident $exponent:literal $mantissa:literal;)*) => {$(
        impl Bits for $t {
            type Bits = $bits;

            #[inline(always)]
            fn bits(self) -> $bits {
                self.to_bits()
            }

            #[inline(always)]
            fn of_bits(bits: $bits) -> $t {
                $t::from_bits(bits)
            }
        }

        impl ReducePrecision for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t, exponent_bits: i32, mantissa_bits: i32) -> $t {
                const SIGN: $bits = 1 << ($bits::BITS - 1);
                const INFINITY: $bits = ((1 << $exponent) - 1) << $mantissa;
                let (sign, magnitude) = (x.to_bits() & SIGN, x.to_bits() & !SIGN);
                let cut = ($mantissa - mantissa_bits).max(0) as u32;
                // Half of the last place that is kept, minus one, plus that place's own bit: ties go to even. A carry
                // propagates into the exponent, as it should.
                let place = (1 as $bits) << cut;
                let odd = (magnitude >> cut) & 1;
                let up = if cut > 0 { (place >> 1).wrapping_sub(1).wrapping_add(odd) } else { 0 };
                let rounded = magnitude.wrapping_add(up) & !(place - 1);
                let bias = (1 << ($exponent - 1)) - 1;
                // The largest exponent of the target format; it is compared with the bias of the element type.
                let reach = (1 << (exponent_bits.clamp(1, $exponent) - 1)) - 1;
                let fewer = exponent_bits < $exponent;
                let exponent = (rounded >> $mantissa) as i32;
                let over = fewer & (exponent > bias + reach);
                let under = fewer & (exponent <= bias - reach);
                let value = if over { INFINITY } else { rounded };
                let value = if under { 0 } else { value };
                // A format without a mantissa has no NaN: XLA makes every NaN positive infinity there.
                let nan = if mantissa_bits > 0 { sign | magnitude } else { INFINITY };
                $t::from_bits(if magnitude > INFINITY { nan } else { sign | value })
            }
        }
    )*};
}

floats! {
    f16 u16 5 10;
    bf16 u16 8 7;
    f32 u32 8 23;
    f64 u64 11 52;
}
