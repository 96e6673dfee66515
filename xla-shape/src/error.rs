//! What is wrong with a shape or a layout, as data.

mod layout;
mod shape;

pub use layout::LayoutFault;
pub use shape::ShapeError;
