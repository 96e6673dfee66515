//! A model made of layers.

use typed_xla::prelude::*;

use crate::layers::{self, dense};

/// The number of features of a sample.
#[known]
pub(crate) const FEATURES: usize = 4;
/// The number of units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 6;

/// The parameters of the model.
#[derive(Tensors)]
pub(crate) struct Params {
    pub(crate) w1: f32![FEATURES, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN, 3],
    pub(crate) b2: f32![3],
}

/// Computes the probability of each of three classes for each sample.
#[computation]
pub(crate) fn classify<N: Dim>(p: &Params, x: &f32![N, FEATURES]) -> f32![N, 3] {
    let hidden = relu(dense(x, p.w1, p.b1));
    softmax(dense(layers::normalise(hidden), p.w2, p.b2), dimension = 1)
}
