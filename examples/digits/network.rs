//! The network: 64 pixels, 128 hidden units, 10 classes. What it computes, its loss, and its gradient by hand.

use typed_xla::prelude::*;

use crate::random::Random;

/// Pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// Units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 128;
/// Digits.
#[known]
pub(crate) const CLASSES: usize = 10;
/// Images of one training step.
#[known]
pub(crate) const BATCH: usize = 32;
/// Images that are kept for the test.
#[known]
pub(crate) const TEST: usize = 360;

/// What the network has learnt.
#[derive(Tensors)]
pub(crate) struct Params {
    pub(crate) w1: f32![PIXELS, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN, CLASSES],
    pub(crate) b2: f32![CLASSES],
}

impl Params {
    /// Before anything is learnt: weights small enough for signals to keep their size from layer to layer.
    pub(crate) fn random(random: &mut Random) -> Params {
        let mut weight = |inputs: usize| random.within((6.0 / inputs as f32).sqrt());
        Params {
            w1: Tensor::from_fn(|_| weight(PIXELS)),
            b1: Tensor::zeros(),
            w2: Tensor::from_fn(|_| weight(HIDDEN)),
            b2: Tensor::zeros(),
        }
    }

    /// Zeros: the velocity before the first step.
    pub(crate) fn zeros() -> Params {
        Params {
            w1: Tensor::zeros(),
            b1: Tensor::zeros(),
            w2: Tensor::zeros(),
            b2: Tensor::zeros(),
        }
    }
}

/// What the hidden units make of images.
#[computation]
fn hidden<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, HIDDEN] {
    relu(dot(x, p.w1) + p.b1.along([1]))
}

/// A score of each class; the greater, the likelier.
#[computation]
fn scores<N: Dim>(p: &Params, a: &f32![N, HIDDEN]) -> f32![N, CLASSES] {
    dot(a, p.w2) + p.b2.along([1])
}

/// How likely each image shows each digit.
#[computation]
pub(crate) fn predict<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, CLASSES] {
    softmax(scores(p, hidden(p, x)), dimension = 1)
}

/// How surprised the network is by what the images show, on average, and the gradient of that: for each parameter how
/// much more surprised it would be if that were greater.
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

/// One step of gradient descent with momentum; the result is the loss before it.
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
