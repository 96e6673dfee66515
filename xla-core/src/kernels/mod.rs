//! One file for each structural operation: safe functions over slices, sizes and strides as plain arguments.
//!
//! Each file holds a plain reference version, which says what is right, and the fast one, which is tested against it.

pub mod broadcast;
pub mod dot_general;
mod movement;
pub mod transpose;
