//! Shapes, operations and graphs: everything about a computation that is known before any number is.
#![forbid(unsafe_code)]

pub mod element;

pub use element::ElementType;
