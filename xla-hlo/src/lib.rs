//! Operations, graphs, passes and lowering: the middle end of the compiler.
#![forbid(unsafe_code)]

pub mod aliases;
pub mod attr;
pub mod binding;
pub mod catalogue;
pub mod channel;
pub mod derivatives;
pub mod derived;
pub mod display;
pub mod error;
pub mod graph;
pub mod graphviz;
pub mod instantiate;
pub mod int;
pub mod lower;
mod map;
pub mod operation;
pub mod ops;
pub mod param;
pub mod passes;
pub mod spelling;
#[cfg(test)]
mod testing;
pub mod text;
pub mod transform;

pub use catalogue::{by_operator, lookup, operations, suggest};
pub use channel::{Channel, ChannelKind};
pub use error::Error;
pub use graph::{
    Builder, Function, Graph, Instr, Module, Parameter, Primitive, Signature, SizeConstraint,
    Value, Values,
};
pub use operation::Operation;
/// Types of arrays, which operations and graphs use.
pub use xla_shape::{
    ArrayType, ElementType, Literal, MAX_RANK, MAX_TILE, Packing, Shape, Size, SymbolicLayout,
    Tree, Type, dynamic, element, labels, list, literal, order, padding, shape, size, tree,
};
