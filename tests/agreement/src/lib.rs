//! Computations to compare with XLA: one for each operation and element type ([`cases`]), and random ones of mixed
//! operations, written as Rust, with inputs on which two implementations must agree.
//!
//! [`generate()`] returns a program for each seed, always the same. A generated program is never ill-conditioned: while
//! it grows, each of its values has bounds and a bound of its rounding error ([`bounds`]), and an operation is chosen
//! only if both stay small. Discontinuous operations, such as `floor` or a comparison, read only exact values. Each
//! result therefore has a tolerance that a correct implementation cannot exceed.
#![forbid(unsafe_code)]

pub mod bounds;
pub mod cases;
pub mod closeness;
pub mod compare;
pub mod excused;
pub mod generate;
pub mod gradient;
pub mod graph;
pub mod number;
mod operations;
pub mod program;
pub mod random;
pub mod shrink;
pub mod table;
pub mod values;

pub use generate::generate;
pub use gradient::Gradient;
pub use program::{Input, Output, Program};
