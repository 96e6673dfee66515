//! Layers for any sizes.

use typed_xla::prelude::*;

/// Computes a dense layer: weights, and a bias for each output.
#[computation]
pub(crate) fn dense<N: Dim, I: Dim, O: Dim>(
    x: &f32![N, I],
    w: &f32![I, O],
    b: &f32![O],
) -> f32![N, O] {
    dot(x, w) + b.along([1])
}

/// Scales each row to mean 0 and variance 1.
#[computation]
pub(crate) fn normalise<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    layer_norm(x)
}
