//! A small LeNet: two convolutions, each rectified and pooled, and two dense layers. Its training is one computation.
//!
//! Arrays of images have the dimensions batch, features, rows, columns. An image has 8 rows and columns; pooling leaves
//! 4, then 2.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, he_normal};

use crate::data::Digit;
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
/// The number of outputs of the convolutions: each of the second filters at four positions.
#[known]
pub(crate) const FEATURES: usize = 4 * SECOND;
/// The number of units of the hidden dense layer.
#[known]
pub(crate) const HIDDEN: usize = 64;
/// The number of digits.
#[known]
pub(crate) const CLASSES: usize = 10;
/// The number of images of one training step.
#[known]
const BATCH: usize = 32;
/// The number of test images.
pub(crate) const TEST: usize = 360;

/// The learning rate of the first steps; it decreases to the last ones.
const RATE: f32 = 0.002;

/// A batch of images, and their digits.
pub(crate) type Batch = (f32![?, 1, 8, 8], i32![?]);

/// The parameters.
#[derive(Tensors, Clone, Default)]
pub(crate) struct Network {
    pub(crate) filters1: f32![FIRST, 1, 3, 3],
    pub(crate) bias1: f32![FIRST],
    pub(crate) filters2: f32![SECOND, FIRST, 3, 3],
    pub(crate) bias2: f32![SECOND],
    pub(crate) weights3: f32![FEATURES, HIDDEN],
    pub(crate) bias3: f32![HIDDEN],
    pub(crate) weights4: f32![HIDDEN, CLASSES],
    pub(crate) bias4: f32![CLASSES],
}

/// Computes the activations of the first layer.
#[computation]
pub(crate) fn first<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8]) -> f32![N, FIRST, 8, 8] {
    relu(conv(x, p.filters1, padding = "SAME") + p.bias1.along([1]))
}

/// Computes the activations of the second layer.
#[computation]
pub(crate) fn second<N: Dim>(p: &Network, a: &f32![N, FIRST, 4, 4]) -> f32![N, SECOND, 4, 4] {
    relu(conv(a, p.filters2, padding = "SAME") + p.bias2.along([1]))
}

/// Computes the activations of the third layer.
#[computation]
pub(crate) fn third<N: Dim>(p: &Network, a: &f32![N, FEATURES]) -> f32![N, HIDDEN] {
    relu(dot(a, p.weights3) + p.bias3.along([1]))
}

/// Computes a score of each digit for each image; the larger, the likelier.
#[computation]
pub(crate) fn scores<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8]) -> f32![N, CLASSES] {
    let a = max_pool(first(p, x), [2, 2]);
    let a = max_pool(second(p, a), [2, 2]);
    let a = third(p, reshape(a, [N, FEATURES]));
    dot(a, p.weights4) + p.bias4.along([1])
}

/// Computes the mean loss over the images.
#[computation]
pub(crate) fn loss<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8], digits: &i32![N]) -> f32 {
    mean(cross_entropy(scores(p, x), digits))
}

/// All that a training changes.
#[derive(Tensors, Default)]
struct Training {
    network: Network,
    adam: Adam<Network>,
}

#[computation]
fn start(training: &mut Training, rng: &mut Rng) {
    he_normal(&mut training.network, rng);
}

/// Takes a step for each row of `order`, which has the numbers of a batch of images; returns the mean loss before the
/// steps.
#[computation]
fn epoch<N: Dim, S: Dim>(
    t: &mut Training,
    x: &f32![N, 1, 8, 8],
    digits: &i32![N],
    order: &i32![S, BATCH],
    rate: f32,
) -> f32 {
    let mut total = 0.0;
    for i in 0..S {
        let (x, digits) = (take(x, order[i]), take(digits, order[i]));
        let (loss, gradient) = value_and_grad(loss)(t.network, x, digits);
        adam(&mut t.network, &mut t.adam, gradient, rate);
        total += loss;
    }
    total / S
}

/// Returns images as one batch.
pub(crate) fn batch(images: &[Digit]) -> Batch {
    let pixels = images.iter().flat_map(|image| image.pixels).collect();
    let digits = images.iter().map(|image| image.label as i32).collect();
    let whole = "each image has its pixels and a digit";
    (Tensor::from_vec(pixels).expect(whole), digits)
}

/// Trains a network, and calls `after` with the network and its loss after each epoch.
///
/// An epoch visits the images in a new order, [`BATCH`] at a time; the remainder at its end is dropped.
pub(crate) fn train(
    (x, digits): &Batch,
    epochs: u32,
    seed: u64,
    mut after: impl FnMut(&Network, f32),
) -> Network {
    let mut training = Training::default();
    start(&mut training, &mut Rng::new(seed));
    let mut random = Random::new(seed);
    let mut order: Vec<i32> = (0..).take(digits.dims()[0]).collect();
    let used = order.len() / BATCH * BATCH;
    for left in (1..=epochs).rev() {
        random.shuffle(&mut order);
        let order: i32![?, BATCH] = Tensor::from_slice(&order[..used]).expect("whole batches");
        let rate = RATE * left as f32 / epochs as f32;
        let loss = epoch(&mut training, x, digits, &order, rate);
        after(&training.network, loss);
    }
    training.network
}
