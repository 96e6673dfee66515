//! The macros for types and tensors.
//!
//! Each passes its `$crate` to a procedural macro, so that the types resolve however this crate is imported. A type and
//! the macro of its name are exported together.

pub use xla_core::element::{bf16, c64, c128, f8e4m3fn, f8e5m2, f16};
pub use xla_core::tensor::Tensor;

/// The type of a tensor whose element type is a parameter: `Tensor![E; N, 784]`.
#[macro_export]
#[doc(hidden)]
macro_rules! __Tensor {
    ($($of:tt)*) => { $crate::__type! { [$crate] Tensor $($of)* } };
}
#[doc(inline)]
pub use __Tensor as Tensor;

/// A tensor from nested literals, which determine its sizes: `tensor![[1.0, 2.0], [3.0, 4.0]]`.
#[macro_export]
macro_rules! tensor {
    ($($rows:tt)*) => { $crate::__tensor!([$crate] $($rows)*) };
}

macro_rules! types {
    ($dollar:tt $($name:ident, $hidden:ident, $of:literal;)*) => {
        $(
            #[doc = concat!("The type of a tensor of ", $of, ": `", stringify!($name), "![2, 3]`.")]
            #[doc = ""]
            #[doc = "Sizes are numbers, generic sizes, `#[known]` constants, arithmetic on them, and `?` where only a call knows one."]
            #[doc = "A layout that is not row-major follows as `; {0, 1}`, the fastest-varying dimension first."]
            #[doc = ""]
            #[doc = "Padding or a tile may follow the order of dimensions. `; {0, 1}, padded = [3, 5], value = 0`"]
            #[doc = "pads `[2, 3]` to `[3, 5]` in memory; the padding has the value `0`, `1`, `lowest`, `highest`, or `unknown`, the"]
            #[doc = "default. `; {1, 0}, tile = [8, 128]` divides the innermost dimensions in memory into contiguous"]
            #[doc = "blocks. Only `as_slice` shows the layout; computations see elements."]
            #[macro_export]
            #[doc(hidden)]
            macro_rules! $hidden {
                ($dollar($dollar of:tt)*) => { $dollar crate::__type! { [$dollar crate] $name $dollar($dollar of)* } };
            }
            #[doc(inline)]
            pub use $hidden as $name;
        )*
    };
}

types! { $
    bool, __bool, "predicates";
    i8, __i8, "signed integers of 8 bits";
    i16, __i16, "signed integers of 16 bits";
    i32, __i32, "signed integers of 32 bits";
    i64, __i64, "signed integers of 64 bits";
    u8, __u8, "unsigned integers of 8 bits";
    u16, __u16, "unsigned integers of 16 bits";
    u32, __u32, "unsigned integers of 32 bits";
    u64, __u64, "unsigned integers of 64 bits";
    f8e4m3fn, __f8e4m3fn, "floating-point numbers of 8 bits with a mantissa of 3, up to 448, without infinities";
    f8e5m2, __f8e5m2, "floating-point numbers of 8 bits with a mantissa of 2, up to 57344";
    f16, __f16, "half-precision floating-point numbers";
    bf16, __bf16, "brain floating-point numbers: the upper half of an `f32`";
    f32, __f32, "single-precision floating-point numbers";
    f64, __f64, "double-precision floating-point numbers";
    c64, __c64, "complex numbers of two `f32`";
    c128, __c128, "complex numbers of two `f64`";
}

/// Stands for a type with a mistake, which is reported elsewhere: rustc reports no unknown type after it.
#[doc(hidden)]
#[macro_export]
macro_rules! __no_type {
    ($what:literal) => {
        __NoType
    };
}
