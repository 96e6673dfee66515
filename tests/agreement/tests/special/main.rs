//! Derivatives at special points: zeros, ones, ties, infinities, numbers that overflow or underflow.
//!
//! Unlike in the tests of `derivatives`, numbers are rounded to their element types.

#[path = "../derivatives/eval.rs"]
mod eval;
#[path = "../derivatives/functions.rs"]
mod functions;
#[path = "../derivatives/graphs.rs"]
#[allow(dead_code)]
mod graphs;
#[path = "../../../../xla-hlo/tests/kernels/mod.rs"]
mod kernels;
#[path = "../derivatives/elements.rs"]
#[allow(dead_code)]
mod plain;

mod complex;
mod conventions;
mod differences;
mod elements;
mod exceptions;
mod formulas;
mod modes;
mod points;
mod slopes;
