//! Operations on an element's bits: reinterpretation as another type, and reduction to fewer bits.

use super::short::Short;
use crate::element::width::Number;
use crate::element::{Element, f16, types};
use crate::level::Level;

/// Returns the same bits as an element of another type of the same width.
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::scalar::bitcast_convert;
///
/// assert_eq!(bitcast_convert::<Baseline, f32, i32>(1.0), 0x3f80_0000);
/// ```
#[inline(always)]
pub fn bitcast_convert<L: Level, From: Number, To: Number<Bits = From::Bits>>(x: From) -> To {
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

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl ReducePrecision for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t, exponent_bits: i32, mantissa_bits: i32) -> $t {
                type Bits = <$t as Number>::Bits;
                const EXPONENT: i32 = <$t as Element>::TYPE.exponent_bits() as i32;
                const MANTISSA: i32 = <$t as Element>::TYPE.mantissa_bits() as i32;
                const SIGN: Bits = 1 << (Bits::BITS - 1);
                const INFINITY: Bits = ((1 << EXPONENT) - 1) << MANTISSA;
                let (sign, magnitude) = (x.to_bits() & SIGN, x.to_bits() & !SIGN);
                let cut = (MANTISSA - mantissa_bits).max(0) as u32;
                // Half of the last place that is kept, minus one, plus that place's own bit: ties go to even. A carry
                // propagates into the exponent, as it should.
                let place = (1 as Bits) << cut;
                let odd = (magnitude >> cut) & 1;
                let up = if cut > 0 { (place >> 1).wrapping_sub(1).wrapping_add(odd) } else { 0 };
                let rounded = magnitude.wrapping_add(up) & !(place - 1);
                let bias = (1 << (EXPONENT - 1)) - 1;
                // The largest exponent of the target format; it is compared with the bias of the element type.
                let reach = (1 << (exponent_bits.clamp(1, EXPONENT) - 1)) - 1;
                let fewer = exponent_bits < EXPONENT;
                let exponent = (rounded >> MANTISSA) as i32;
                let over = fewer & (exponent > bias + reach);
                let under = fewer & (exponent <= bias - reach);
                let value = if over { INFINITY } else { rounded };
                let value = if under { 0 } else { value };
                // A format without a mantissa has no NaN: XLA makes every NaN positive infinity there.
                let nan = if mantissa_bits > 0 { sign | magnitude } else { INFINITY };
                <$t>::from_bits(if magnitude > INFINITY { nan } else { sign | value })
            }
        }
    )*};
}

types! { floats! { @halves @floats } }

/// Types whose numbers are numbers of `f16`, where XLA also reduces them.
macro_rules! quarters {
    ($($t:ty)*) => {$(
        impl ReducePrecision for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t, exponent_bits: i32, mantissa_bits: i32) -> $t {
                let wide: f16 = Short::convert(x);
                Short::convert(reduce_precision::<L, f16>(wide, exponent_bits, mantissa_bits))
            }
        }
    )*};
}

types! { quarters! { @quarters } }
