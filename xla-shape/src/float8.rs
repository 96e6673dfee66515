//! Floating-point numbers of 8 bits: a type for each row of `@quarters` in the table of element types.
//!
//! The conversions have no branches, so that loops of them are vectorised.

use core::cmp::Ordering;
use core::fmt;

/// The places of the parts of a number, and its special values.
#[derive(Clone, Copy)]
struct Format {
    /// The bits of the mantissa without the leading 1.
    mantissa: u32,
    /// The amount added to an exponent.
    bias: u32,
    /// The bits of the number that every number beyond the largest becomes: infinity, or NaN.
    overflow: u32,
    /// The bits of NaN.
    nan: u32,
}

/// The bits of infinity as `f32`.
const INFINITY: u32 = 0x7f80_0000;

impl Format {
    /// Returns the format of this name with these bits of exponent and mantissa. By its name, as MLIR has it, a format
    /// with `FN` is finite: its largest exponent is that of numbers, except for one NaN.
    const fn new(exponent: u32, mantissa: u32, name: &str) -> Format {
        assert!(
            1 + exponent + mantissa == 8,
            "expected a format of 8 bits with a sign"
        );
        let infinity = ((1 << exponent) - 1) << mantissa;
        let (overflow, nan) = match name.as_bytes() {
            [.., b'F', b'N'] => (0x7f, 0x7f),
            [.., b'0'..=b'9'] => (infinity, infinity | 1 << (mantissa - 1)),
            _ => panic!("expected a name that ends with a digit, or with FN"),
        };
        Format {
            mantissa,
            bias: (1 << (exponent - 1)) - 1,
            overflow,
            nan,
        }
    }

    /// Converts exactly; NaN becomes the quiet NaN with its sign.
    #[inline(always)]
    const fn widen(self, bits: u8) -> f32 {
        let (sign, magnitude) = (bits as u32 >> 7 << 31, bits as u32 & 0x7f);
        // Multiplication changes the exponent's bias to 127, and also normalises subnormal numbers.
        let power = f32::from_bits((127 + 127 - self.bias) << 23);
        let finite = (f32::from_bits(magnitude << (23 - self.mantissa)) * power).to_bits();
        let beyond = if magnitude == self.nan || magnitude > self.overflow {
            f32::NAN.to_bits()
        } else {
            INFINITY
        };
        let value = if magnitude >= self.overflow {
            beyond
        } else {
            finite
        };
        f32::from_bits(sign | value)
    }

    /// Rounds to nearest, ties to even; NaN keeps its sign only.
    #[inline(always)]
    const fn narrow(self, x: f32) -> u8 {
        let bits = x.to_bits();
        let (sign, magnitude) = (bits >> 31 << 7, bits & 0x7fff_ffff);
        let cut = 23 - self.mantissa;
        // Normal results: change the exponent's bias, and add half a unit in the last place minus one, plus the last
        // place's own bit, before truncating. A carry goes to the exponent.
        let odd = (magnitude >> cut) & 1;
        let half = (1 << (cut - 1)) - 1;
        let normal = magnitude.wrapping_sub((127 - self.bias) << 23);
        let normal = normal.wrapping_add(half + odd) >> cut;
        // Subnormal results: the sum with this power of two is rounded at the last place of a subnormal number.
        let power = f32::from_bits((127 + 24 - self.bias - self.mantissa) << 23);
        let subnormal = (f32::from_bits(magnitude) + power).to_bits();
        let subnormal = subnormal.wrapping_sub(power.to_bits());
        let finite = if magnitude < (128 - self.bias) << 23 {
            subnormal
        } else {
            normal
        };
        let rounded = if finite < self.overflow {
            finite
        } else {
            self.overflow
        };
        let value = if magnitude > INFINITY {
            self.nan
        } else {
            rounded
        };
        (sign | value) as u8
    }
}

macro_rules! quarters {
    (@bool $bool:tt @signed $signed:tt @unsigned $unsigned:tt
     @quarters { $((
        $variant:ident $t:ident $bits:tt $name:literal $hlo:literal [$exponent:literal $mantissa:literal]
        $numpy:tt $safetensors:tt $pjrt:tt $doc:literal
     ))* } $($other:tt)*) => {$(
        #[doc = $doc]
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, Default)]
        #[repr(transparent)]
        pub struct $t(u8);

        impl $t {
            const FORMAT: Format = Format::new($exponent, $mantissa, $name);

            /// The number 0.
            pub const ZERO: $t = $t(0);
            /// The number 1.
            pub const ONE: $t = <$t>::from_f32(1.0);
            /// A NaN.
            pub const NAN: $t = <$t>::from_f32(f32::NAN);
            /// The largest finite number.
            pub const MAX: $t = $t(<$t>::FORMAT.overflow as u8 - 1);
            /// The smallest finite number.
            pub const MIN: $t = $t(<$t>::MAX.0 | 0x80);

            /// Returns the number with these bits.
            #[inline(always)]
            pub const fn from_bits(bits: u8) -> $t {
                $t(bits)
            }

            /// Returns the bits.
            #[inline(always)]
            pub const fn to_bits(self) -> u8 {
                self.0
            }

            /// Rounds to nearest, ties to even.
            #[inline(always)]
            pub const fn from_f32(x: f32) -> $t {
                $t(<$t>::FORMAT.narrow(x))
            }

            /// Rounds to nearest, ties to even, once.
            #[inline]
            pub fn from_f64(x: f64) -> $t {
                <$t>::from_f32(crate::odd::to_odd(x, 0.0))
            }

            /// Converts exactly.
            #[inline(always)]
            pub const fn to_f32(self) -> f32 {
                <$t>::FORMAT.widen(self.0)
            }

            /// Converts exactly.
            #[inline(always)]
            pub const fn to_f64(self) -> f64 {
                self.to_f32() as f64
            }

            /// Whether it is a NaN.
            #[inline]
            pub const fn is_nan(self) -> bool {
                self.to_f32().is_nan()
            }
        }

        impl PartialEq for $t {
            #[inline(always)]
            fn eq(&self, other: &$t) -> bool {
                self.to_f32() == other.to_f32()
            }
        }

        impl PartialOrd for $t {
            #[inline(always)]
            fn partial_cmp(&self, other: &$t) -> Option<Ordering> {
                self.to_f32().partial_cmp(&other.to_f32())
            }
        }

        impl From<$t> for f32 {
            #[inline(always)]
            fn from(x: $t) -> f32 {
                x.to_f32()
            }
        }

        impl From<$t> for f64 {
            #[inline(always)]
            fn from(x: $t) -> f64 {
                x.to_f64()
            }
        }

        impl fmt::Debug for $t {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.to_f32(), f)
            }
        }

        impl fmt::Display for $t {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.to_f32(), f)
            }
        }
    )*};
}

crate::element_types! { quarters! {} }

#[cfg(test)]
mod tests;
