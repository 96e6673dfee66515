//! Arithmetic of numbers with the leaves of any struct.

use crate::prelude::*;

/// Converts a number to the element type of another value, which is not computed.
#[computation]
pub(super) fn number<E: Float>(like: E, x: f64) -> E {
    x as E
}

/// Returns a gradient, whose leaves must be floating-point.
#[computation]
pub(super) fn floats<T: Tensors>(gradient: &T) -> T {
    tree_map(|g| number(sum(g), 1.0) * g, gradient)
}

/// Returns `keep * average + (1 - keep) * x`.
#[computation]
pub(super) fn mix<T: Tensors>(average: &T, x: &T, keep: f64) -> T {
    let mixed = |a, x| {
        let like = sum(a);
        number(like, keep) * a + number(like, 1.0 - keep) * x
    };
    tree_map(mixed, average, x)
}
