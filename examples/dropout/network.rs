//! A network whose hidden units are left out at random while it learns, as are drawn by an `Rng`.

use typed_xla::prelude::*;

/// Pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// Units of the hidden layer.
#[known]
pub(crate) const HIDDEN: usize = 256;
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
    w1: f32![PIXELS, HIDDEN],
    b1: f32![HIDDEN],
    w2: f32![HIDDEN, CLASSES],
    b2: f32![CLASSES],
}

/// Before anything is learnt: normally distributed weights, of a deviation with which signals keep their size.
#[computation]
pub(crate) fn random(rng: &mut Rng) -> Params {
    Params {
        w1: rng_normal(rng, 0.0f32, sqrt(2.0f32 / PIXELS), [PIXELS, HIDDEN]),
        b1: zeros(f32, [HIDDEN]),
        w2: rng_normal(rng, 0.0f32, sqrt(1.0f32 / HIDDEN), [HIDDEN, CLASSES]),
        b2: zeros(f32, [CLASSES]),
    }
}

/// What the hidden units make of images.
#[computation]
fn hidden<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, HIDDEN] {
    relu(dot(x, p.w1) + p.b1.along([1]))
}

/// How likely each image shows each digit: all hidden units have their say.
#[computation]
pub(crate) fn predict(p: &Params, x: &f32![TEST, PIXELS]) -> f32![TEST, CLASSES] {
    softmax(dot(hidden(p, x), p.w2) + p.b2.along([1]), dimension = 1)
}

/// One step of gradient descent; the result is the loss before it.
///
/// Each hidden unit takes part with the probability `keep`, for each image by itself, and speaks louder by as much as
/// others are silent.
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
    let mask = select(kept != 0, 1.0 / keep, 0.0f32);
    let a = hidden(p, x) * mask;
    let z = dot(a, p.w2) + p.b2.along([1]);
    let loss = mean(cross_entropy(z, digits));

    // The chain rule, from the loss back to the pixels.
    let dz = (softmax(z, dimension = 1) - one_hot(digits, CLASSES)) / BATCH;
    let da = select(a > 0.0, dot(dz, transpose(p.w2, [1, 0])) * mask, 0.0);
    *p -= rate
        * Params {
            w1: dot(transpose(x, [1, 0]), da),
            b1: sum(da, 0),
            w2: dot(transpose(a, [1, 0]), dz),
            b2: sum(dz, 0),
        };
    loss
}
