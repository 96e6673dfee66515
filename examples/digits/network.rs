//! The network: 64 pixels, 128 hidden units, 10 classes. Its output, its loss, and its gradient, derived by hand.

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

/// Returns the mean loss over the images, and its gradient: for each parameter, the rate at which the loss grows with
/// it.
#[computation]
pub(crate) fn gradient<N: Dim>(p: &Params, x: &f32![N, PIXELS], digits: &i32![N]) -> (f32, Params) {
    let a = hidden(p, x);
    let z = scores(p, a);
    let loss = mean(cross_entropy(z, digits));

    // The chain rule, from the loss back to the pixels.
    let dz = (softmax(z, dimension = 1) - one_hot(digits, CLASSES)) / N;
    let da = select(a > 0.0, dot(dz, transpose(p.w2, [1, 0])), 0.0);
    let gradient = Params {
        w1: dot(transpose(x, [1, 0]), da),
        b1: sum(da, 0),
        w2: dot(transpose(a, [1, 0]), dz),
        b2: sum(dz, 0),
    };
    (loss, gradient)
}

/// Takes one step of gradient descent with momentum, and returns the loss before it.
#[computation]
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
