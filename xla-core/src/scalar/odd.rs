//! Numbers as `f32`, rounded to odd, so that rounding to `f16` or `bf16` afterwards is the only rounding that counts.

use xla_shape::rounding;

/// Numbers that are rounded to `f32` on the way to `f16` or `bf16`.
pub(crate) trait ToOdd: Copy {
    /// Returns the number if it is an `f32`, else the one of the two beside it whose last bit is 1.
    fn to_odd(self) -> f32;
}

/// Types whose numbers are exact in `f32`.
macro_rules! exact {
    ($($t:ident)*) => {$(
        impl ToOdd for $t {
            #[inline(always)]
            fn to_odd(self) -> f32 {
                self as f32
            }
        }
    )*};
}

exact!(i8 i16 u8 u16 f32);

impl ToOdd for f64 {
    #[inline(always)]
    fn to_odd(self) -> f32 {
        rounding::to_odd(self, 0.0)
    }
}

/// Integers of 32 bits: above 2^24, bit 8 stands for the bits below it.
macro_rules! words {
    ($($t:ident: $magnitude:expr;)*) => {$(
        impl ToOdd for $t {
            #[inline(always)]
            fn to_odd(self) -> f32 {
                let low = if self & 0xff != 0 { 0x100 } else { 0 };
                let short = (self & !0xff) | low;
                let value = if $magnitude(self) > 1 << 24 { short } else { self };
                value as f32
            }
        }
    )*};
}

words! {
    i32: i32::unsigned_abs;
    u32: core::convert::identity;
}

/// Integers of 64 bits: the sum of both halves in `f64`, and what it loses.
macro_rules! long {
    ($($t:ident: $half:ident;)*) => {$(
        impl ToOdd for $t {
            #[inline(always)]
            fn to_odd(self) -> f32 {
                let high = f64::from((self >> 32) as $half) * 4_294_967_296.0;
                let low = f64::from(self as u32);
                let sum = high + low;
                rounding::to_odd(sum, low - (sum - high))
            }
        }
    )*};
}

long! {
    i64: i32;
    u64: u32;
}
