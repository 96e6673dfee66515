//! Tests of the library, in one module for each of its files.

// The tests of sizes divide numbers of sixty bits in types.
#![recursion_limit = "256"]

#[cfg(feature = "dlpack")]
mod dlpack;
mod element;
mod error;
mod exec;
mod feed;
mod ffi;
mod inspect;
mod jagged;
mod kernels;
mod level;
mod loops;
mod math;
mod movement;
#[cfg(feature = "pjrt")]
mod pjrt;
mod pool;
mod reduce;
mod replica;
mod scalar;
mod shape;
mod size;
mod tensor;
mod tensors;
mod vector;
