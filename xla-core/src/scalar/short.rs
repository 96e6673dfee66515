//! Short floating-point numbers, of 16 bits or less: computed in `f32`, rounded after each operation.

use half::{bf16, f16};

use super::elementary::elementary;
use super::*;
use crate::element::{Element, types};
use crate::level::Level;

/// Converts exactly. Written in integer and `f32` operations, because the `half` crate's function queries the
/// processor's features at every call.
#[inline(always)]
pub(crate) fn f16_to_f32(x: f16) -> f32 {
    let bits = u32::from(x.to_bits());
    let magnitude = (bits & 0x7fff) << 13;
    // Multiplication changes the exponent's bias from 15 to 127, and also normalises subnormal numbers.
    let finite = f32::from_bits(magnitude) * f32::from_bits((127 + 127 - 15) << 23);
    let special = f32::from_bits(magnitude | 0x7f80_0000);
    let value = if bits & 0x7c00 == 0x7c00 {
        special
    } else {
        finite
    };
    f32::from_bits(value.to_bits() | (bits & 0x8000) << 16)
}

/// Rounds to nearest, ties to even; NaN stays NaN.
#[inline(always)]
pub(crate) fn f32_to_f16(x: f32) -> f16 {
    let bits = x.to_bits();
    let sign = (bits >> 16) & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // Normal results: change the exponent's bias from 127 to 15, and add half a unit in the last place minus one, plus
    // the last place's own bit, before truncating. Overflow carries into the exponent of infinity.
    let odd = (magnitude >> 13) & 1;
    let normal = (magnitude.wrapping_sub(112 << 23).wrapping_add(0xfff + odd)) >> 13;
    // Subnormal results: adding 0.5 makes the processor round at the last place of a subnormal f16.
    let subnormal = (f32::from_bits(magnitude) + 0.5)
        .to_bits()
        .wrapping_sub(0.5f32.to_bits());
    let finite = if magnitude < 113 << 23 {
        subnormal
    } else {
        normal
    };
    let large = if magnitude > 0x7f80_0000 {
        0x7e00
    } else {
        0x7c00
    };
    let value = if magnitude >= 0x4780_0000 {
        large
    } else {
        finite
    };
    f16::from_bits((sign | value) as u16)
}

/// Converts exactly.
#[inline(always)]
pub(crate) fn bf16_to_f32(x: bf16) -> f32 {
    f32::from_bits(u32::from(x.to_bits()) << 16)
}

/// Rounds to nearest, ties to even; NaN stays NaN.
#[inline(always)]
pub(crate) fn f32_to_bf16(x: f32) -> bf16 {
    let bits = x.to_bits();
    let rounded = bits.wrapping_add(0x7fff + ((bits >> 16) & 1)) >> 16;
    let nan = 0x7fc0 | (bits >> 16);
    bf16::from_bits(if x.is_nan() { nan } else { rounded } as u16)
}

/// Element types of 16 bits or less that are computed in `f32`.
pub(crate) trait Short: Element {
    /// The sign bit.
    const SIGN: u16 = 1 << (8 * size_of::<Self>() - 1);

    /// Returns the bits.
    fn bits(self) -> u16;
    /// Returns the number with these bits.
    fn of_bits(bits: u16) -> Self;
    /// Converts exactly.
    fn widen(self) -> f32;
    /// Rounds to nearest, ties to even; NaN stays NaN.
    fn narrow(x: f32) -> Self;

    /// Whether it is not zero.
    #[inline(always)]
    fn is_nonzero(self) -> bool {
        self.bits() & !Self::SIGN != 0
    }

    /// Converts to another of these types. The type itself keeps the bits of a NaN.
    #[inline(always)]
    fn convert<To: Short>(self) -> To {
        if const { Self::TYPE as u8 == To::TYPE as u8 } {
            To::of_bits(self.bits())
        } else {
            To::narrow(self.widen())
        }
    }
}

/// Rows of a type, its conversion to `f32`, and its conversion from it.
macro_rules! rows {
    ($($t:ty: $widen:expr, $narrow:expr;)*) => {$(
        impl Short for $t {
            #[inline(always)]
            fn widen(self) -> f32 {
                $widen(self)
            }

            #[inline(always)]
            fn narrow(x: f32) -> $t {
                $narrow(x)
            }

            #[inline(always)]
            fn bits(self) -> u16 {
                self.to_bits().into()
            }

            #[inline(always)]
            fn of_bits(bits: u16) -> $t {
                <$t>::from_bits(bits as _)
            }
        }
    )*};
}

rows! {
    f16: f16_to_f32, f32_to_f16;
    bf16: bf16_to_f32, f32_to_bf16;
}

/// Types whose own conversions have no branches.
macro_rules! quarters {
    ($($t:ty)*) => {
        rows! { $($t: <$t>::to_f32, <$t>::from_f32;)* }
    };
}

types! { quarters! { @quarters } }

/// Rows of `function Trait (operands)`, as in the table of [`elementary`]: the `f32` function between two conversions.
macro_rules! short {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+) $($slices:ident)?;)*) => {$(
        types! { short! { @each $Trait($($arg),+): @short } }
    )*};
    (@each $Trait:ident $args:tt: $($t:ty)*) => {
        $(short!(@impl $t, $Trait $args);)*
    };
    (@impl $t:ty, $Trait:ident($($arg:ident),+)) => {
        impl $Trait for $t {
            #[inline(always)]
            fn call<L: Level>($($arg: $t),+) -> $t {
                Short::narrow(<f32 as $Trait>::call::<L>($($arg.widen()),+))
            }
        }
    };
}

elementary!(short!);

short! {
    add Add (a, b);
    sub Sub (a, b);
    mul Mul (a, b);
    div Div (a, b);
    rem Rem (a, b);
    max Max (a, b);
    min Min (a, b);
    sign Sign (x);
    sqrt Sqrt (x);
    rsqrt Rsqrt (x);
}

/// Operations on the bits alone.
macro_rules! bitwise {
    ($($t:ty)*) => {$(
        impl Neg for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                Short::of_bits(Short::bits(x) ^ <$t>::SIGN)
            }
        }

        impl Abs for $t {
            type Real = $t;

            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                Short::of_bits(Short::bits(x) & !<$t>::SIGN)
            }
        }

        impl IsFinite for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> bool {
                Short::bits(x) & !<$t>::SIGN < Short::bits(<$t as Short>::narrow(f32::INFINITY))
            }
        }
    )*};
}

types! { bitwise! { @short } }
