//! The network: 64 pixels, 128 hidden units, 10 classes. Its output, its loss, and its training step.

use typed_xla::prelude::*;

use crate::random::Random;

/// The number of pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// The number of units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 128;
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
#[derive(Tensors)]
pub(crate) struct Params {
    pub(crate) w1: f32![PIXELS, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN, CLASSES],
    pub(crate) b2: f32![CLASSES],
}

impl Params {
    /// Returns initial parameters: weights small enough for signals to keep their size from layer to layer.
    pub(crate) fn random(random: &mut Random) -> Params {
        let mut weight = |inputs: usize| random.within((6.0 / inputs as f32).sqrt());
        Params {
            w1: Tensor::from_fn(|_| weight(PIXELS)),
            b1: Tensor::zeros(),
            w2: Tensor::from_fn(|_| weight(HIDDEN)),
            b2: Tensor::zeros(),
        }
    }

    /// Returns zeros: the velocity before the first step.
    pub(crate) fn zeros() -> Params {
        Params {
            w1: Tensor::zeros(),
            b1: Tensor::zeros(),
            w2: Tensor::zeros(),
            b2: Tensor::zeros(),
        }
    }
}

/// Computes the activations of the hidden units.
#[computation]
fn hidden<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, HIDDEN] {
    relu(dot(x, p.w1) + p.b1.along([1]))
}

/// Computes a score of each class; the larger, the likelier.
#[computation]
fn scores<N: Dim>(p: &Params, a: &f32![N, HIDDEN]) -> f32![N, CLASSES] {
    dot(a, p.w2) + p.b2.along([1])
}

/// Computes the probability of each digit for each image.
#[computation]
pub(crate) fn predict<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, CLASSES] {
    softmax(scores(p, hidden(p, x)), dimension = 1)
}

/// Computes the mean loss over the images.
#[computation]
fn loss<N: Dim>(p: &Params, x: &f32![N, PIXELS], digits: &i32![N]) -> f32 {
    mean(cross_entropy(scores(p, hidden(p, x)), digits))
}

/// Returns the mean loss over the images, and its gradient: for each parameter, the rate at which the loss grows with
/// it.
#[computation]
pub(crate) fn gradient<N: Dim>(p: &Params, x: &f32![N, PIXELS], digits: &i32![N]) -> (f32, Params) {
    value_and_grad(loss)(p, x, digits)
}

/// Takes one step of gradient descent with momentum, and returns the loss before it.
#[computation(program = Step)]
pub(crate) fn step(
    p: &mut Params,
    velocity: &mut Params,
    x: &f32![BATCH, PIXELS],
    digits: &i32![BATCH],
    rate: f32,
) -> f32 {
    let (loss, gradient) = gradient(p, x, digits);
    *velocity = 0.9 * velocity + gradient;
    *p -= rate * velocity;
    loss
}
