//! A network whose hidden units are dropped at random during training; an `Rng` draws them.

use typed_xla::prelude::*;

/// The number of pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// The number of units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 256;
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
    w1: f32![PIXELS, HIDDEN],
    b1: f32![HIDDEN],
    w2: f32![HIDDEN, CLASSES],
    b2: f32![CLASSES],
}

/// Returns initial parameters: normally distributed weights, of a deviation with which signals keep their size.
#[computation]
pub(crate) fn random(rng: &mut Rng) -> Params {
    Params {
        w1: rng_normal(rng, 0.0f32, sqrt(2.0f32 / PIXELS), [PIXELS, HIDDEN]),
        b1: zeros(f32, [HIDDEN]),
        w2: rng_normal(rng, 0.0f32, sqrt(1.0f32 / HIDDEN), [HIDDEN, CLASSES]),
        b2: zeros(f32, [CLASSES]),
    }
}

/// Computes the activations of the hidden units.
#[computation]
fn hidden<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, HIDDEN] {
    relu(dot(x, p.w1) + p.b1.along([1]))
}

/// Computes the probability of each digit for each image, with all hidden units.
#[computation]
pub(crate) fn predict(p: &Params, x: &f32![TEST, PIXELS]) -> f32![TEST, CLASSES] {
    softmax(dot(hidden(p, x), p.w2) + p.b2.along([1]), dimension = 1)
}

/// Computes the mean loss over the images, with each hidden unit scaled by the mask.
#[computation]
fn loss(
    p: &Params,
    mask: &f32![BATCH, HIDDEN],
    x: &f32![BATCH, PIXELS],
    digits: &i32![BATCH],
) -> f32 {
    let z = dot(hidden(p, x) * mask, p.w2) + p.b2.along([1]);
    mean(cross_entropy(z, digits))
}

/// Takes one step of gradient descent, and returns the loss before it.
///
/// Each hidden unit is kept with the probability `keep`, independently for each image, and is scaled up to make up for
/// the dropped ones.
#[computation]
pub(crate) fn step(
    p: &mut Params,
    rng: &mut Rng,
    x: &f32![BATCH, PIXELS],
    digits: &i32![BATCH],
    keep: f32,
    rate: f32,
) -> f32 {
    let kept = rng_bernoulli(rng, keep, [BATCH, HIDDEN]);
    let mask = select(kept, 1.0 / keep, 0.0f32);
    let (loss, gradient) = value_and_grad(loss)(*p, mask, x, digits);
    *p -= rate * gradient;
    loss
}
