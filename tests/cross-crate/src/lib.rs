//! A library of computations for another crate.
#![forbid(unsafe_code)]
#![deny(missing_docs, unreachable_pub)]

pub mod layers;

pub use xla;

use xla::prelude::*;

/// A model with its constants.
#[computation(stablehlo = "models/scale.mlir")]
pub fn scale(x: &f32![3]) -> f32![3];

#[custom_call]
fn halve(x: &f32![3]) -> f32![3] {
    <f32![3]>::from_fn(|[i]| x[[i]] / 2.0)
}

/// A model that calls a private function.
#[computation(stablehlo = "models/halved.mlir", custom_calls(Halved = halve))]
pub fn halved(x: &f32![3]) -> f32![3];

/// The number of rows of a batch.
#[known]
pub const ROWS: usize = 2 * COLUMNS - 4;

#[known]
const COLUMNS: usize = 3;

/// The final offset.
#[known]
pub const SHIFT: f32 = 0.5;

/// A batch of rows.
#[known]
pub type Rows = f32![ROWS, COLUMNS];

/// The parameters of a layer.
#[derive(Clone, Debug, PartialEq, Tensors)]
pub struct Dense {
    /// The weights.
    pub w: f32![3, 3],
    /// The bias.
    pub b: f32![3],
}

/// A layer of any sizes; the type of a field names a private constant.
#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
pub struct Linear<I: Dim, O: Dim> {
    /// The weights.
    pub w: f32![I, O],
    /// Two offsets for each column.
    pub b: [f32![COLUMNS]; 2],
}

/// Computes a layer, which calls computations in its module and below, before it and after it.
#[computation]
pub fn dense(p: &Dense, x: &Rows) -> Rows {
    layers::relu_of(matrix(x, p.w) + p.b.along([1])) + SHIFT
}

/// Multiplies matrices of any sizes.
#[computation]
pub fn matrix<M: Dim, K: Dim, N: Dim>(x: &f32![M, K], w: &f32![K, N]) -> f32![M, N] {
    twice(dot(x, w)) * 0.5
}

#[computation]
fn twice<M: Dim, N: Dim>(x: &f32![M, N]) -> f32![M, N] {
    x * 2.0
}

/// A layer that gradients compute again.
#[computation]
pub fn again(p: &Dense, x: &Rows) -> Rows {
    checkpoint(|p, x| tanh(dense(p, x)))(p, x)
}

/// The magnitude, with the gradient of the square.
#[computation(vjp = magnitude_vjp)]
pub fn magnitude(x: f32) -> f32 {
    abs(x)
}

#[computation]
fn magnitude_vjp(x: f32, d: f32) -> f32 {
    2.0 * x * d
}

/// The cube, which Rust computes.
#[custom_call(vjp = cube_vjp)]
pub fn cube(x: f32) -> f32 {
    x.powi(3)
}

#[computation]
fn cube_vjp(x: f32, d: f32) -> f32 {
    3.0 * x * x * d
}

#[custom_call]
fn doubled_slope(x: f32, d: f32) -> f32 {
    2.0 * x * d
}

#[custom_call(vjp = doubled_slope)]
fn squared(x: f32) -> f32 {
    x * x
}

/// The square of the sum, by private functions in Rust.
#[computation]
pub fn square_of_sum(x: &f32![3]) -> f32 {
    squared(sum(x))
}
