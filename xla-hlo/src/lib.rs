//! Shapes, operations and graphs: everything about a computation that is known before any number is.
#![forbid(unsafe_code)]

pub mod builder;
pub mod catalogue;
pub mod channel;
pub mod compose;
pub mod demand;
pub mod derived;
pub mod display;
pub mod element;
pub mod error;
pub mod foreign;
pub mod graph;
pub mod graphviz;
pub mod instantiate;
pub mod layout;
pub mod literal;
pub mod lower;
pub mod operation;
pub mod ops;
pub mod passes;
pub mod shape;
pub mod shapes;
pub mod size;
#[cfg(test)]
mod testing;
pub mod text;
pub mod tree;
pub mod unknown;

pub use builder::Builder;
pub use catalogue::{by_operator, lookup, operations, suggest};
pub use channel::{Channel, Way};
pub use demand::Demand;
pub use element::ElementType;
pub use error::Error;
pub use graph::{Function, Graph, Instr, Module, Parameter, Signature, Value, Values};
pub use literal::Literal;
pub use operation::{Operation, Primitive};
pub use shape::{ArrayType, Layout, MAX_TILE, Packing, Shape, Type};
pub use size::Size;
pub use tree::Tree;
