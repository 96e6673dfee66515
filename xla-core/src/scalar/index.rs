//! Indices and sizes as elements.

use num_complex::Complex;

use super::odd::ToOdd;
use super::short::Short;
use crate::element::types;

/// An element type that an index converts to.
pub trait FromSize {
    /// Converts the index, wrapped into the type or rounded to it.
    fn from_size(index: usize) -> Self;
}

/// Converts an index or a size to an element, for `iota`. Sizes are below 2^31.
#[inline(always)]
pub fn from_size<T: FromSize>(index: usize) -> T {
    T::from_size(index)
}

macro_rules! through {
    ($($by:ty => $($t:ty)*;)*) => {$($(
        impl FromSize for $t {
            #[inline(always)]
            fn from_size(index: usize) -> $t {
                index as $by as $t
            }
        }
    )*)*};
}

through! {
    usize => i8 i16 i32 i64 u8 u16 u32 u64;
    // Vector units convert 32-bit signed integers in one instruction, and others in several.
    i32 => f32 f64;
}

macro_rules! by {
    ($($($t:ty)*: $from:expr;)*) => {$($(
        impl FromSize for $t {
            #[inline(always)]
            fn from_size(index: usize) -> $t {
                ($from)(index as i32)
            }
        }
    )*)*};
}

types! { by! {
    @short: |i: i32| Short::narrow(i.to_odd());
    Complex<f32>: |i: i32| Complex::new(i as f32, 0.0);
    Complex<f64>: |i: i32| Complex::new(f64::from(i), 0.0);
} }
