//! A model made of layers.

use typed_xla::prelude::*;

use crate::layers::{self, dense};

/// Features of a sample.
#[known]
pub(crate) const FEATURES: usize = 4;
/// Units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 6;

/// What the model knows.
#[derive(Tensors)]
pub(crate) struct Params {
    pub(crate) w1: f32![FEATURES, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN, 3],
    pub(crate) b2: f32![3],
}

/// How likely each sample is of each of three classes.
#[computation]
pub(crate) fn classify<N: Dim>(p: &Params, x: &f32![N, FEATURES]) -> f32![N, 3] {
    let hidden = relu(dense(x, p.w1, p.b1));
    softmax(dense(layers::normalise(hidden), p.w2, p.b2), dimension = 1)
}
