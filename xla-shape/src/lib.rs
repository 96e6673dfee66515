//! Facts about arrays, as plain values: element types, sizes, shapes, layouts and literals.
//!
//! Both the compiler (`xla-hlo`) and the runtime (`xla-core`) build on this crate; it contains neither operations nor
//! graphs. The shapes here are for graphs, where sizes may be names. Users reach `layout` and `shapes`, which are
//! behind the feature `values`: the compiler is built without them.
// Programs without the standard library use it too; its tests do not.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![warn(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core
)]

extern crate alloc;

#[doc(hidden)]
pub mod arena;
pub mod dynamic;
pub mod element;
pub mod error;
pub mod float8;
mod label;
#[doc(hidden)]
pub mod labels;
#[cfg(feature = "values")]
pub mod layout;
mod limits;
#[doc(hidden)]
pub mod list;
pub mod literal;
mod odd;
pub mod order;
#[doc(hidden)]
pub mod padding;
#[doc(hidden)]
pub mod rounding;
mod scalar;
pub mod scan;
pub mod shape;
#[cfg(feature = "values")]
pub mod shapes;
pub mod size;
#[cfg(test)]
mod testing;
pub mod tree;

pub use element::ElementType;
#[doc(hidden)]
pub use limits::MAX_RANK;
pub use literal::Literal;
pub use shape::{ArrayType, MAX_TILE, Packing, Shape, SymbolicLayout, Type};
pub use size::Size;
pub use tree::Tree;
