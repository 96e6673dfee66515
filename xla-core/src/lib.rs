//! Tensors and kernels: what runs.
//!
//! A user reaches these through the `typed_xla` facade; [`rt`] is what generated code calls.
//!
//! To keep the builds of users short, this crate compiles the expensive code once: elementary functions (`vector`),
//! folds of slices (`reduce`), kernels and the executor (`exec`). A user's crate compiles cheap expressions, each form
//! of a loop once.
//!
//! - Code that walks windows, batches and indices knows no element type; a short function for each type computes a
//!   row.
//! - Gather, scatter, transposes and sorts are compiled once for each width of elements (`element::width`).
//! - A long function without type parameters is `#[inline(never)]`: otherwise `cargo check` optimises it to see
//!   whether it is short.

//!
//! Without the feature `std` the crate needs `alloc` only. There are no threads, files, feeds, replicas and plugins, the
//! level is that of the build's target (`level`), and `libm` replaces the functions of floats.

// Modules name `core` and `alloc` where these suffice: an item of `std` is in a module that needs the feature.
#![no_std]
#![warn(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core
)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(not(any(feature = "std", feature = "libm")))]
compile_error!(
    "expected the feature `std`, or without the standard library the feature `libm`, found neither"
);

pub mod argument;
mod array;
mod collective;
#[cfg(feature = "csv")]
pub mod csv;
pub mod element;
pub mod error;
pub mod exec;
#[cfg(feature = "std")]
pub mod export;
#[cfg(feature = "std")]
pub mod feed;
pub mod ffi;
#[cfg(any(
    feature = "csv",
    feature = "gguf",
    feature = "npz",
    feature = "pjrt",
    feature = "png",
    feature = "safetensors"
))]
mod file;
pub mod function;
pub mod inspect;
mod items;
pub mod jagged;
mod kept;
pub mod kernels;
pub mod level;
pub mod loops;
pub mod math;
pub(crate) mod movement;
pub mod pool;
pub mod reduce;
pub mod scalar;
pub mod shape;
pub mod size;
pub mod tensor;
pub mod tensors;
#[doc(hidden)]
pub mod testing;
pub mod vector;

#[cfg(feature = "pjrt")]
pub mod pjrt;

#[cfg(feature = "dlpack")]
pub mod dlpack;
#[cfg(feature = "gguf")]
pub mod gguf;
#[cfg(feature = "npz")]
pub mod npz;
#[cfg(feature = "safetensors")]
pub mod safetensors;
mod stated;
#[cfg(any(feature = "gguf", feature = "npz", feature = "safetensors"))]
mod stored;

#[cfg(feature = "profile")]
pub mod profile;
pub mod program;
pub mod record;
#[cfg(feature = "std")]
pub mod replica;
pub mod rt;
pub mod workspace;
