//! XLA's shapes and layouts as values: the position of each element of an array in memory.
//!
//! An [`ArrayShape`] is an element type, the sizes of the dimensions, and a [`Layout`]. A layout is the order of the
//! dimensions in memory, from the fastest-varying (`minor`) to the slowest (`major`), the widths to which they are
//! padded, and the tiles into which they are split. Shapes are printed and parsed in XLA's syntax.
//!
//! ```
//! use xla_shape::layout::{ArrayShape, Layout, PaddingValue};
//! use xla_shape::ElementType;
//!
//! // The array       a b c     column by column, each padded to 3 rows, and to 5 columns:
//! //                 d e f
//! let layout = Layout::column_major(2).padded([3, 5], PaddingValue::Zero);
//! let shape = ArrayShape::new(ElementType::U8, [2, 3])?.with_layout(layout)?;
//! assert_eq!(shape.lay_out(b"abcdef", b'0')?, b"ad0be0cf0000000");
//! assert_eq!(shape.to_string(), "u8[2,3]{0,1:padded(3,5)=zero}");
//!
//! let tiled: ArrayShape = "f32[3,5]{1,0:T(2,2)}".parse()?;
//! assert_eq!(tiled.linear_index(&[2, 3]), Some(17));
//! assert_eq!(tiled.multi_index(17), Some(vec![2, 3]));
//!
//! let error = "f32[3,5]{1,1}".parse::<ArrayShape>().unwrap_err();
//! assert_eq!(error.to_string(), "1:12: a dimension is listed twice: 1");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! Functions that allocate nothing are `const fn`s over slices, in [`order`] and [`index`]. [`FixedShape`] is a shape
//! with its rank in its type, which a constant can hold:
//!
//! ```
//! use xla_shape::layout::{FixedShape, array_shape};
//!
//! const IMAGE: FixedShape<2> = array_shape!(f32[3, 5]{1, 0: T(2, 2)});
//! const _: () = assert!(matches!(IMAGE.linear_index([2, 3]), Some(17)));
//! const _: () = assert!(IMAGE.memory_bytes() == 4 * 6 * 4);
//! ```

mod array;
mod fixed;
pub mod index;
mod memory;
mod text;
mod tile;
mod value;
mod view;

pub use crate::__array_shape as array_shape;
pub use crate::limits::MAX_RANK;
pub use crate::order;
pub use crate::padding::{Padding, PaddingValue};
pub use array::{ArrayShape, Indices};
pub use fixed::FixedShape;
pub use tile::Tile;
pub use value::Layout;

#[cfg(test)]
mod tests;
