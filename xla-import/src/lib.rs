//! Reads models as StableHLO, and imports them as graphs.
//!
//! [`read_file`] turns a file into a [`tree`] of operations, whatever its form: text (`read`), MLIR bytecode of a
//! portable artifact (`bytecode`), or a file of `jax.export` (`exported`). [`import()`] turns a function of the tree
//! into a module of graphs, by the rules of the operations.
//!
//! The readers know how operations are written, and `import` knows what they mean. A `Budget` bounds the memory and
//! time of both readers, since a few bytes of a file may refer to much data.
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
pub use import::{Target, import, import_with_targets};
pub use read::read;
pub use split::{Split, split};
pub use summary::{Summary, summary};
pub use xla_shape::scan::{ParseError, Position, Wrong};
