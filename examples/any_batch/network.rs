//! One layer that reads digits, and its training step.

use typed_xla::Error;
use typed_xla::prelude::*;

/// The number of pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// The number of classes.
#[known]
pub(crate) const CLASSES: usize = 10;
/// The number of test images.
pub(crate) const TEST: usize = 360;

/// The trained parameters.
#[derive(Tensors, Default)]
pub(crate) struct Params {
    pub(crate) w: f32![PIXELS, CLASSES],
    pub(crate) b: f32![CLASSES],
}

/// Computes a score of each digit for each image; the larger, the likelier.
#[computation]
fn scores<N: Dim>(p: &Params, x: &f32![N, PIXELS]) -> f32![N, CLASSES] {
    dot(x, p.w) + p.b.along([1])
}

/// Computes the mean loss over the images.
#[computation]
fn loss<N: Dim>(p: &Params, x: &f32![N, PIXELS], labels: &i32![N]) -> f32 {
    mean(cross_entropy(scores(p, x), labels))
}

/// Takes a step down the gradient of the loss, and returns the loss. There must be as many labels as images, which can
/// only be checked at run time: hence the `Result`.
#[computation]
pub(crate) fn step(
    p: &mut Params,
    x: &f32![?, PIXELS],
    labels: &i32![?],
    rate: f32,
) -> Result<f32, Error> {
    let (loss, gradient) = value_and_grad(loss)(*p, x, labels);
    *p -= rate * gradient;
    Ok(loss)
}

/// Returns the share of the images that are read correctly.
#[computation]
pub(crate) fn accuracy(p: &Params, x: &f32![?, PIXELS], labels: &i32![?]) -> Result<f32, Error> {
    let right = argmax(scores(p, x), 1) == labels;
    Ok(mean(right as f32))
}
