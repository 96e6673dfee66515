//! Families of element types, which bound the element types of generic computations.
//!
//! A generic computation has code for every type of its family. Floating-point numbers of 8 bits, which few programs have,
//! are in none of those with operations.

use super::{Element, types};

/// A number: any element type except `bool` and the floating-point numbers of 8 bits.
pub trait Number: Element {}

/// A real number: an integer or a floating-point number.
pub trait Real: Number {}

/// A floating-point number: `f16`, `bf16`, `f32` or `f64`.
pub trait Float: Real {}

/// An integer: `i8` to `i64`, `u8` to `u64`.
pub trait Integer: Real {}

macro_rules! families {
    ($($family:ident: $($t:ty)*;)*) => {$($(impl $family for $t {})*)*};
}

types! { families! {
    Number: @integers @halves @floats @complex;
    Real: @integers @halves @floats;
    Float: @halves @floats;
    Integer: @integers;
} }
