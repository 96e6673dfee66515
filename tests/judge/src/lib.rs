//! Generated computations, compiled, each behind a function from bytes to bytes.
#![forbid(unsafe_code)]

mod leaf;
pub mod vectors;
pub mod xla;

pub use leaf::{Leaf, bytes, leaf};

/// A computation by its name: from the bytes of its arguments to those of its results, all in row-major order.
pub type Runner = (&'static str, fn(&[Vec<u8>]) -> Vec<Vec<u8>>);

/// The computations of [`agreement::cases`], in their order.
#[allow(missing_docs, clippy::all, clippy::pedantic, reason = "generated")]
pub mod cases {
    include!(concat!(env!("OUT_DIR"), "/cases.rs"));
}

/// The random programs, that of seed 0 first.
#[allow(missing_docs, clippy::all, clippy::pedantic, reason = "generated")]
pub mod programs {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}
