//! The table of element types, from which this crate and `xla-core` make their types, lists and traits.

/// Calls a macro with the rows of all element types of arrays, which follow its own input.
///
/// A type is a row of its group: types of a group are computed alike. `@quarters` and `@halves` are computed in `f32`,
/// with one rounding after each operation; a row of `@quarters` also makes its Rust type (`float8.rs`). The Rust type is the one of this name where the macro expands. The columns:
///
/// - the variant of `ElementType`, the Rust type, and the unsigned integer or array of integers of its width;
/// - the names in StableHLO and in XLA's HLO text;
/// - the bits of the exponent and of the mantissa of a floating-point number;
/// - the names in NumPy's and in safetensors files, `_` where the format lacks the type;
/// - the numbers in `PJRT_Buffer_Type` and in XLA's `PrimitiveType`;
/// - the documentation.
///
/// ```
/// macro_rules! names {
///     ($(@$group:ident { $(($variant:ident $t:ident $($rest:tt)*))* })*) => { [$($(stringify!($t)),*),*] };
/// }
///
/// assert_eq!(xla_shape::element_types! { names! {} }[11], "f16");
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! element_types {
    ($each:ident! { $($input:tt)* }) => {
        $each! { $($input)*
            @bool {
                (Bool bool u8 "i1" "pred" [0 0] "b1" BOOL [1 1] "A predicate: `true` or `false`, one byte each. XLA's PRED.")
            }
            @signed {
                (I8 i8 u8 "i8" "s8" [0 0] "i1" I8 [2 2] "A signed integer of 8 bits.")
                (I16 i16 u16 "i16" "s16" [0 0] "i2" I16 [3 3] "A signed integer of 16 bits.")
                (I32 i32 u32 "i32" "s32" [0 0] "i4" I32 [4 4] "A signed integer of 32 bits.")
                (I64 i64 u64 "i64" "s64" [0 0] "i8" I64 [5 5] "A signed integer of 64 bits.")
            }
            @unsigned {
                (U8 u8 u8 "ui8" "u8" [0 0] "u1" U8 [6 6] "An unsigned integer of 8 bits.")
                (U16 u16 u16 "ui16" "u16" [0 0] "u2" U16 [7 7] "An unsigned integer of 16 bits.")
                (U32 u32 u32 "ui32" "u32" [0 0] "u4" U32 [8 8] "An unsigned integer of 32 bits.")
                (U64 u64 u64 "ui64" "u64" [0 0] "u8" U64 [9 9] "An unsigned integer of 64 bits.")
            }
            @quarters {
                (F8e4m3fn f8e4m3fn u8 "f8E4M3FN" "f8e4m3fn" [4 3] _ F8_E4M3 [17 20]
                    "A floating-point number of 8 bits: 4 of exponent and 3 of mantissa, up to 448, without infinities. XLA's F8E4M3FN.")
                (F8e5m2 f8e5m2 u8 "f8E5M2" "f8e5m2" [5 2] _ F8_E5M2 [16 19]
                    "A floating-point number of 8 bits: 5 of exponent and 2 of mantissa, up to 57344, with infinities. XLA's F8E5M2.")
            }
            @halves {
                (F16 f16 u16 "f16" "f16" [5 10] "f2" F16 [10 10] "IEEE 754 binary16.")
                (Bf16 bf16 u16 "bf16" "bf16" [8 7] _ BF16 [13 16] "The upper half of a binary32.")
            }
            @floats {
                (F32 f32 u32 "f32" "f32" [8 23] "f4" F32 [11 11] "IEEE 754 binary32.")
                (F64 f64 u64 "f64" "f64" [11 52] "f8" F64 [12 12] "IEEE 754 binary64.")
            }
            @complex {
                (C64 c64 [u32; 2] "complex<f32>" "c64" [0 0] "c8" C64 [14 15] "A complex number of two binary32.")
                (C128 c128 [u32; 4] "complex<f64>" "c128" [0 0] "c16" _ [15 18] "A complex number of two binary64.")
            }
        }
    };
}
