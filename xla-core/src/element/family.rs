//! Families of element types, which bound the element types of generic computations.

use super::{Element, bf16, c64, c128, f16};

/// A number: any element type except `bool`.
pub trait Number: Element {}

/// A real number: an integer or a floating-point number.
pub trait Real: Number {}

/// A floating-point number: `f16`, `bf16`, `f32` or `f64`.
pub trait Float: Real {}

/// An integer: `i8` to `i64`, `u8` to `u64`.
pub trait Integer: Real {}

macro_rules! families {
    ($($family:ident: $($t:ident)*;)*) => {$($(impl $family for $t {})*)*};
}

families! {
    Number: i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128;
    Real: i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64;
    Float: f16 bf16 f32 f64;
    Integer: i8 i16 i32 i64 u8 u16 u32 u64;
}
