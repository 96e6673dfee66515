//! The network: two convolutions, each normalised, rectified and pooled, and a dense layer. Its output, its loss, and
//! its training step.
//!
//! Arrays of images have the dimensions batch, features, rows, columns. An image has 8 rows and columns; pooling leaves 4,
//! then 2.

use typed_xla::prelude::*;
use typed_xla::train::{Momentum, add_decayed_weights, sgd_momentum};

use crate::random::Random;

/// The number of pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// The number of filters of the first convolution.
#[known]
pub(crate) const FIRST: usize = 16;
/// The number of filters of the second convolution.
#[known]
pub(crate) const SECOND: usize = 32;
/// The number of inputs of the dense layer: each of the second filters at four positions.
#[known]
const FEATURES: usize = 128;
/// The number of digits.
#[known]
pub(crate) const CLASSES: usize = 10;
/// The number of images of one training step.
#[known]
pub(crate) const BATCH: usize = 32;
/// The number of test images.
#[known]
pub(crate) const TEST: usize = 360;

/// The parameters of the network.
#[derive(Tensors, Default)]
pub(crate) struct Params {
    pub(crate) filters1: f32![FIRST, 1, 3, 3],
    scale1: f32![FIRST],
    offset1: f32![FIRST],
    pub(crate) filters2: f32![SECOND, FIRST, 3, 3],
    scale2: f32![SECOND],
    offset2: f32![SECOND],
    weights: f32![FEATURES, CLASSES],
    bias: f32![CLASSES],
}

/// The running mean and variance of the filters' outputs, which normalise images outside of training.
#[derive(Tensors)]
pub(crate) struct Statistics {
    mean1: f32![FIRST],
    variance1: f32![FIRST],
    mean2: f32![SECOND],
    variance2: f32![SECOND],
}

impl Params {
    /// Returns initial parameters: weights small enough for signals to keep their size from layer to layer.
    pub(crate) fn random(random: &mut Random) -> Params {
        let mut weight = |inputs: usize| random.within((6.0 / inputs as f32).sqrt());
        Params {
            filters1: Tensor::from_fn(|_| weight(9)),
            scale1: Tensor::ones(),
            offset1: Tensor::zeros(),
            filters2: Tensor::from_fn(|_| weight(9 * FIRST)),
            scale2: Tensor::ones(),
            offset2: Tensor::zeros(),
            weights: Tensor::from_fn(|_| weight(FEATURES)),
            bias: Tensor::zeros(),
        }
    }
}

impl Statistics {
    /// Returns the statistics before the first step, which neither shift nor scale.
    pub(crate) fn unit() -> Statistics {
        Statistics {
            mean1: Tensor::zeros(),
            variance1: Tensor::ones(),
            mean2: Tensor::zeros(),
            variance2: Tensor::ones(),
        }
    }
}

/// Returns the largest of each square of four elements.
#[computation]
fn pooled<N: Dim, C: Dim, R: Dim>(x: &f32![N, C, 2 * R, 2 * R]) -> f32![N, C, R, R] {
    reduce_window(max, x, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2])
}

/// Computes the probability of each digit for each image.
#[computation]
pub(crate) fn predict<N: Dim>(
    p: &Params,
    s: &Statistics,
    x: &f32![N, 1, 8, 8],
) -> f32![N, CLASSES] {
    let c1 = conv(x, p.filters1, padding = "SAME");
    let n1 = batch_norm_inference(c1, p.scale1, p.offset1, s.mean1, s.variance1, 1e-3, 1);
    let p1 = pooled(relu(n1));
    let c2 = conv(p1, p.filters2, padding = "SAME");
    let n2 = batch_norm_inference(c2, p.scale2, p.offset2, s.mean2, s.variance2, 1e-3, 1);
    let p2 = pooled(relu(n2));
    let features = reshape(p2, [N, FEATURES]);
    softmax(dot(features, p.weights) + p.bias.along([1]), dimension = 1)
}

/// Returns the mean loss over the images, and the statistics of these images.
#[computation]
fn loss<N: Dim>(p: &Params, x: &f32![N, 1, 8, 8], digits: &i32![N]) -> (f32, Statistics) {
    let c1 = conv(x, p.filters1, padding = "SAME");
    let (n1, mean1, variance1) = batch_norm_training(c1, p.scale1, p.offset1, 1e-3, 1);
    let p1 = pooled(relu(n1));
    let c2 = conv(p1, p.filters2, padding = "SAME");
    let (n2, mean2, variance2) = batch_norm_training(c2, p.scale2, p.offset2, 1e-3, 1);
    let p2 = pooled(relu(n2));
    let z = dot(reshape(p2, [N, FEATURES]), p.weights) + p.bias.along([1]);
    let statistics = Statistics {
        mean1: mean1,
        variance1: variance1,
        mean2: mean2,
        variance2: variance2,
    };
    (mean(cross_entropy(z, digits)), statistics)
}

/// Takes one step of gradient descent with momentum, and returns the loss before it.
#[computation]
pub(crate) fn step(
    p: &mut Params,
    state: &mut Momentum<Params>,
    statistics: &mut Statistics,
    x: &f32![BATCH, 1, 8, 8],
    digits: &i32![BATCH],
    rate: f32,
) -> f32 {
    let ((loss, now), gradient) = value_and_grad(loss, has_aux = true)(*p, x, digits);
    *statistics = 0.9 * statistics + 0.1 * now;
    // Weight decay, so that no weight grows for a few images only.
    let all = tree_map(|_| true, *p);
    let gradient = add_decayed_weights(gradient, *p, 2e-3, all);
    sgd_momentum(p, state, gradient, rate, 0.9);
    loss
}
