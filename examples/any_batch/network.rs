//! One layer that reads digits, and how it learns.

use typed_xla::Error;
use typed_xla::prelude::*;

/// Pixels of an image.
#[known]
pub(crate) const PIXELS: usize = 64;
/// What an image may show.
#[known]
pub(crate) const CLASSES: usize = 10;
/// How many images the test has.
pub(crate) const TEST: usize = 360;

/// What is learned.
#[derive(Tensors, Default)]
pub(crate) struct Params {
    pub(crate) w: f32![PIXELS, CLASSES],
    pub(crate) b: f32![CLASSES],
}

/// How likely each image shows each digit.
#[computation]
fn scores(p: &Params, x: &f32![?, PIXELS]) -> f32![?, CLASSES] {
    softmax(dot(x, p.w) + p.b.along([1]), dimension = 1)
}

/// A step down the gradient of the loss, which is the result. There have to be as many labels as images, which only a call
/// can tell: hence the `Result`.
#[computation]
pub(crate) fn step(
    p: &mut Params,
    x: &f32![?, PIXELS],
    labels: &i32![?],
    rate: f32,
) -> Result<f32, Error> {
    let likely = scores(p, x);
    let wanted = one_hot(labels, CLASSES, f32);
    let wrong = (likely - wanted) / x.dims()[0];
    p.w -= rate * dot(transpose(x, [1, 0]), wrong);
    p.b -= rate * sum(wrong, 0);
    Ok(-mean(log(sum(likely * wanted, 1))))
}

/// Which share of the images is read rightly.
#[computation]
pub(crate) fn accuracy(p: &Params, x: &f32![?, PIXELS], labels: &i32![?]) -> Result<f32, Error> {
    let right = argmax(scores(p, x), 1) == labels;
    Ok(mean(right as f32))
}
