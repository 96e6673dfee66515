//! Reads models as StableHLO text, and imports them as graphs.
//!
//! [`read`] turns a text into a [`tree`] of operations, whatever its form; [`import()`] turns a function of the tree
//! into a module of graphs, by the rules of the operations.
#![forbid(unsafe_code)]

mod constant;
mod declaration;
mod import;
mod read;
mod summary;
pub mod tree;

pub use declaration::{Entry, EntryParam, RustParam, SourceName, entry, field_name, rust_type};
pub use import::import;
pub use read::{read, text_of};
pub use summary::{Summary, summary};
pub use xla_shape::scan::{ParseError, Wrong};
