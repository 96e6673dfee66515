//! Errors about shapes and layouts, as data.

mod layout;
mod shape;

pub use layout::LayoutFault;
pub use shape::ShapeError;
