//! Computations to be compared with XLA: one for each operation and element type ([`cases`]), and random ones of mixed
//! operations, written as Rust, with inputs on which two implementations must agree.
//!
//! [`generate()`] makes one for each seed, always the same. A generated program is never ill-conditioned: while it grows, each
//! of its values carries the range it lies in and how far rounding may have moved it ([`bounds`]), and an operation is
//! only taken where both stay small. What jumps, such as `floor` or a comparison, reads exact values only. So each
//! result comes with a tolerance of its own that a correct implementation cannot miss.
#![forbid(unsafe_code)]

pub mod bounds;
pub mod cases;
pub mod compare;
pub mod generate;
pub mod graph;
pub mod number;
mod operations;
pub mod program;
pub mod random;
pub mod shrink;
pub mod values;

pub use generate::generate;
pub use program::{Input, Output, Program};
