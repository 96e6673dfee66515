//! Arithmetic of numbers with the leaves of any struct.
//!
//! `f16` and `bf16` are computed in `f32` and rounded once: in `f16` the square of 1e-4 and an `eps` of 1e-8 are 0.
//! A function for one leaf takes `like`, a number of the leaf's type, which is not computed. The compiler knows the
//! value of [`is_half`], so that the operand that a `select` by it does not take is not computed either.

use crate::Tensors;
use crate::prelude::*;

/// Converts a number to the element type of another value, which is not computed.
#[computation]
pub(super) fn number<E: Float>(like: E, x: f64) -> E {
    x as E
}

/// Whether numbers of a type are `f16` or `bf16`, which round 1 + 2^-12 to 1.
#[computation]
pub(super) fn is_half<E: Float>(like: E) -> bool {
    number(like, 1.000244140625) as f64 == 1.0
}

/// Whether numbers of a type are `f64`, which does not round 1 + 2^-30 to 1.
#[computation]
pub(super) fn is_double<E: Float>(like: E) -> bool {
    number(like, 1.000000000931322574615478515625) as f64 != 1.0
}

/// Returns a gradient, whose leaves must be floating-point.
#[computation]
pub(super) fn floats<T: Tensors>(gradient: &T) -> T {
    tree_map(|g| number(sum(g), 1.0) * g, gradient)
}

/// Returns `x + factor * y`.
#[computation]
pub(super) fn add_scaled<T: Tensors>(x: &T, factor: f64, y: &T) -> T {
    tree_map(|x, y| add_scaled_leaf(sum(x), x, factor, y), x, y)
}

#[computation]
fn add_scaled_leaf<E: Float, T: Tensors>(like: E, x: &T, factor: f64, y: &T) -> T {
    let single = x as f32 + factor as f32 * y as f32;
    select(is_half(like), single as E, x + number(like, factor) * y)
}

/// Returns `factor * x`.
#[computation]
pub(super) fn scale<T: Tensors>(x: &T, factor: f64) -> T {
    tree_map(|x| scale_leaf(sum(x), x, factor), x)
}

#[computation]
pub(super) fn scale_leaf<E: Float, T: Tensors>(like: E, x: &T, factor: f64) -> T {
    let single = factor as f32 * x as f32;
    select(is_half(like), single as E, number(like, factor) * x)
}

/// Returns the sum of the products of corresponding elements.
#[computation]
pub(super) fn inner<T: Tensors>(x: &T, y: &T) -> f64 {
    tree_reduce(
        |all, x| all + x,
        tree_map(|x, y| sum(x as f64 * y as f64), x, y),
        0.0f64,
    )
}
