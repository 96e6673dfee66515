//! Facts about arrays, as plain values: element types, sizes, shapes, layouts and literals.
//!
//! Both the compiler (`xla-hlo`) and the runtime (`xla-core`) build on this crate; it contains neither operations nor
//! graphs.
#![forbid(unsafe_code)]

pub mod dynamic;
pub mod element;
pub mod error;
mod label;
pub mod layout;
mod limits;
#[doc(hidden)]
pub mod list;
pub mod literal;
mod padding;
mod scalar;
pub mod scan;
pub mod shape;
pub mod shapes;
pub mod size;
#[cfg(test)]
mod testing;
pub mod tree;

pub use element::ElementType;
pub use literal::Literal;
pub use shape::{ArrayType, MAX_TILE, Packing, Shape, SymbolicLayout, Type};
pub use size::Size;
pub use tree::Tree;
