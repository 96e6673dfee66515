//! Elementwise operations on single elements, by XLA's rules, one function for each operation.
//!
//! A function is generic in the [`Level`](crate::level::Level) that it is compiled for and in the element type; the
//! trait of the same name is implemented for exactly the element types that XLA admits for the operation. All functions
//! are `#[inline(always)]`, and branch-free wherever that allows a loop to be vectorised.
//!
//! Where Rust and XLA differ, the functions follow XLA:
//!
//! | operation | rule |
//! |---|---|
//! | add, sub, mul, neg, abs of integers | wrap around |
//! | add, mul of `bool` | or, and |
//! | div of integers | `x / 0` is all ones, `MIN / -1` is `MIN` |
//! | rem of integers | `x % 0` is `x`, `MIN % -1` is 0; the sign is the dividend's |
//! | pow of integers | wraps; a negative exponent gives 0, but 1 for base 1 and the sign for base -1 |
//! | shifts | by the width or more (or by a negative number): 0, or the sign for the arithmetic shift right |
//! | max, min | a NaN operand gives NaN; -0 is less than +0 |
//! | comparisons | with NaN false, except `ne` |
//! | clamp | `min(max(lo, x), hi)`: `hi` wins, NaN anywhere gives NaN |
//! | sign | of NaN is NaN, of a zero that zero |
//! | convert to integers | truncates the fraction, saturates, NaN gives 0; integers wrap |
//! | convert to `bool` | whether it is not zero, NaN included |
//! | convert from complex | the real part |
//! | f16, bf16 | computed in f32 and rounded after each operation; conversions round once |
//!
//! Subnormal numbers are preserved, whereas XLA's CPU backend flushes them to zero.

mod bits;
mod bools;
mod compare;
pub(crate) mod complex;
pub(crate) mod convert;
pub(crate) mod cut;
pub(crate) mod elementary;
mod floats;
pub(crate) mod index;
mod integers;
mod odd;
pub(crate) mod operations;
pub(crate) mod short;

pub use bits::{ReducePrecision, bitcast_convert, reduce_precision};
pub use compare::{Equal, Ordered, Total, eq, ge, gt, le, lt, ne};
pub use compare::{eq_total, ge_total, gt_total, le_total, lt_total, ne_total};
pub use complex::{ComplexParts, complex, imag, real};
pub use convert::{Convert, convert};
pub use index::{FromSize, from_size};
pub use operations::*;
