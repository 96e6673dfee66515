//! A compile-time typed tensor language: a computation is a Rust function, its shapes are types, a wrong shape is a
//! compile error at the operand that caused it.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// A layer of a network.
//! #[computation]
//! fn layer(x: &f32![2, 3], w: &f32![3, 2], b: &f32![2]) -> f32![2, 2] {
//!     max(dot(x, w) + b.along([1]), 0.0)
//! }
//!
//! let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
//! let w = tensor![[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]];
//! assert_eq!(layer(&x, &w, &tensor![0.5, 2.0]), tensor![[0.0, 1.0], [0.0, 1.0]]);
//! ```
#![forbid(unsafe_code)]

// Generated code names the facade by the name that dependents use, here too.
extern crate self as typed_xla;

pub use xla_core::element::{bf16, c64, c128, f16};
pub use xla_core::size::Dim;
pub use xla_core::tensor::Tensor;
pub use xla_core::{element, error, exec, pool, shape, size, tensor, tensors};
pub use xla_macros::{
    Tensor, bf16, bool, c64, c128, computation, f16, f32, f64, i8, i16, i32, i64, known, tensor,
    u8, u16, u32, u64,
};

#[cfg(feature = "pjrt")]
pub use xla_core::pjrt;

#[doc(hidden)]
pub use xla_core::rt;
#[doc(hidden)]
pub use xla_macros::{__body, __graph, __known};

/// What a program that uses this crate imports: `use typed_xla::prelude::*;`.
///
/// Operations need no import: the body of a computation is read by its attribute.
pub mod prelude {
    pub use crate::{
        Dim, Tensor, bf16, bool, c64, c128, computation, f16, f32, f64, i8, i16, i32, i64, known,
        tensor, u8, u16, u32, u64,
    };
}
