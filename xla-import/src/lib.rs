//! Reads models as StableHLO, and imports them as graphs.
//!
//! [`read_file`] turns a file into a [`tree`] of operations, whatever its form: text, MLIR bytecode of a portable
//! artifact, or what `jax.export` serialises. [`import()`] turns a function of the tree into a module of graphs, by the
//! rules of the operations.
#![forbid(unsafe_code)]

mod budget;
mod bytecode;
mod constant;
mod convolution;
mod declaration;
mod exported;
mod file;
mod import;
mod read;
mod split;
mod summary;
pub mod tree;

pub use declaration::{
    Entry, EntryParam, RustParam, SourceName, entry, field_name, open, rust_type,
};
pub use file::{constants_file, read_file};
pub use import::import;
pub use read::read;
pub use split::{Split, split};
pub use summary::{Summary, summary};
pub use xla_shape::scan::{ParseError, Position, Wrong};
