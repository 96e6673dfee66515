//! Shapes of tensors as values: smooth, jagged, tiled, in layers, and composed by the labels of their modes.
//!
//! A *mode* is a dimension, its *extent* is the number of its indices, and the *origin* of a shape is its first index.
//! Indices count from the origin, so that a slice has the indices of the tensor that it is a part of; offsets count
//! from 0.
//!
//! | | |
//! |---|---|
//! | [`SmoothShape`] | each mode has one extent: a rectangle of any rank |
//! | [`JaggedShape`] | rows that may differ in shape; a smooth shape is one too |
//! | [`TiledShape`] | a smooth shape split into tiles, whose sizes each mode lists |
//! | [`Nested`] | a shape whose modes are divided into layers: a matrix as a vector of vectors |
//! | [`Indexed`] | a shape with labels, `s.by("i,j")`, in sums and products |
//!
//! ```
//! use xla_shape::shapes::{JaggedShape, jagged, nested, shape};
//!
//! let s = shape![10, 20, 30];
//! assert_eq!((s.rank(), s.size()), (3, 6000));
//! assert_eq!(s.slice([2, 0, 0], [4, 5, 30])?.origin(), [2, 0, 0]);
//!
//! let rows = jagged![10, 20];
//! assert_eq!((rows.rank(), rows.size()), (2, 30));
//! assert_eq!(rows.chip_at([1])?, JaggedShape::from(shape![20]));
//!
//! let product = (rows.by("i,j") * rows.by("k,j")).to("i,k")?;
//! assert_eq!(product, shape![2, 2]);
//!
//! let vectors = nested!([1, 1], jagged![10, 20]);
//! assert_eq!((vectors.elements_in_layer(0)?, vectors.elements_in_layer(1)?), (2, 30));
//! # Ok::<(), xla_shape::error::ShapeError>(())
//! ```

mod indexed;
mod jagged;
mod literal;
mod macros;
mod nested;
mod project;
mod refusal;
mod smooth;
mod tiled;

pub use crate::labels::{Label, labels};
pub use crate::{
    __composed as composed, __jagged as jagged, __nested as nested, __shape as shape,
    __tiled as tiled,
};
pub use indexed::{Compose, Factor, Indexed};
pub use jagged::{JaggedIndices, JaggedShape};
#[doc(hidden)]
pub use literal::{
    Operand, Rows, check_composed, check_layers, check_shape, check_tiles, composed as composed_of,
    nested as nested_of, shape as shape_of, tiled as tiled_of,
};
pub use nested::{Layered, Nested};
#[doc(hidden)]
pub use refusal::Refusal;
pub use smooth::{Indices, SmoothShape};
pub use tiled::{TiledShape, Tiles};

#[cfg(test)]
mod tests;
