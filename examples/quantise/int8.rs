//! The network in integers of 8 bits.
//!
//! A number is stored as an integer from -127 to 127, a multiple of a step. Each output of a layer has its own step for
//! its weights. The inputs of a layer share one, which calibration finds: the largest of the training images is 127.
//! Products of two integers are multiples of the product of their steps, and their sums are exact.

use typed_xla::prelude::*;

use crate::network::{CLASSES, FEATURES, FIRST, HIDDEN, Network, SECOND, first, second, third};

/// The largest integer.
#[known]
const MOST: f32 = 127.0;

/// A layer of weights `T` with `O` outputs.
#[derive(Tensors)]
struct Layer<T: Tensors, O: Dim> {
    weights: T,
    /// The biases, as multiples of the step of the sums.
    bias: i32![O],
    /// The factor by which a sum becomes an output.
    factor: f32![O],
}

/// The parameters of the quantised network.
#[derive(Tensors)]
pub(crate) struct Quantised {
    first: Layer<i8![FIRST, 1, 3, 3], Size<{ FIRST }>>,
    second: Layer<i8![SECOND, FIRST, 3, 3], Size<{ SECOND }>>,
    third: Layer<i8![FEATURES, HIDDEN], Size<{ HIDDEN }>>,
    fourth: Layer<i8![HIDDEN, CLASSES], Size<{ CLASSES }>>,
}

/// Returns the steps of numbers with these largest magnitudes.
#[computation]
fn steps<N: Dim>(largest: &f32![N]) -> f32![N] {
    max(largest, 1e-6) / MOST
}

/// Rounds to an integer; ties to even, and beyond the largest integer to it.
#[computation]
fn rounded(x: &f32![..S]) -> i8![..S] {
    convert(clamp(round_nearest_even(x), -MOST, MOST), i8)
}

/// Quantises a convolution, whose inputs and outputs have these steps.
#[computation]
fn convolution<I: Dim, O: Dim>(
    weights: &f32![O, I, 3, 3],
    bias: &f32![O],
    input: f32,
    output: f32,
) -> Layer<i8![O, I, 3, 3], O> {
    let steps = steps(reduce_max(abs(weights), [1, 2, 3]));
    Layer {
        weights: rounded(weights / steps.along([0])),
        bias: convert(round_nearest_even(bias / (steps * input)), i32),
        factor: steps * input / output,
    }
}

/// Quantises a dense layer, whose inputs and outputs have these steps.
#[computation]
fn dense<I: Dim, O: Dim>(
    weights: &f32![I, O],
    bias: &f32![O],
    input: f32,
    output: f32,
) -> Layer<i8![I, O], O> {
    let steps = steps(reduce_max(abs(weights), 0));
    Layer {
        weights: rounded(weights / steps.along([1])),
        bias: convert(round_nearest_even(bias / (steps * input)), i32),
        factor: steps * input / output,
    }
}

/// Quantises a network, calibrated on images.
#[computation]
pub(crate) fn quantised<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8]) -> Quantised {
    let a1 = first(p, x);
    let a2 = second(p, max_pool(a1, [2, 2]));
    let a3 = third(p, reshape(max_pool(a2, [2, 2]), [N, FEATURES]));
    let s = steps(stack((
        reduce_max(x),
        reduce_max(a1),
        reduce_max(a2),
        reduce_max(a3),
    )));
    Quantised {
        first: convolution(p.filters1, p.bias1, s[0], s[1]),
        second: convolution(p.filters2, p.bias2, s[1], s[2]),
        third: dense(p.weights3, p.bias3, s[2], s[3]),
        fourth: dense(p.weights4, p.bias4, s[3], 1.0),
    }
}

/// Returns the outputs of a layer, as multiples of their step, from its sums, whose dimension 1 are the outputs.
#[computation]
fn outputs<E: Real, N: Dim, O: Dim>(
    sums: &Tensor![E; N, O, ..S],
    bias: &i32![O],
    factor: &f32![O],
) -> f32![N, O, ..S] {
    let sums = sums + (bias as E).along([1]);
    relu(sums as f32 * factor.along([1]))
}

/// Computes a score of each digit for each image. Integers are multiplied and added up as numbers of type `E`.
///
/// `..S` are rows and columns: a computation of any number of dimensions is compiled for its calls only.
#[computation]
fn scores<E: Real, N: Dim>(q: &Quantised, x: &f32![N, 1, ..S]) -> f32![N, CLASSES] {
    let (l1, l2, l3, l4) = (q.first, q.second, q.third, q.fourth);
    let a = rounded(MOST * x);
    let a = conv(a as E, l1.weights as E, padding = "SAME");
    let a = rounded(max_pool(outputs(a, l1.bias, l1.factor), [2, 2]));
    let a = conv(a as E, l2.weights as E, padding = "SAME");
    let a = rounded(max_pool(outputs(a, l2.bias, l2.factor), [2, 2]));
    let a = dot(reshape(a, [N, FEATURES]) as E, l3.weights as E);
    let a = rounded(outputs(a, l3.bias, l3.factor));
    let a = dot(a as E, l4.weights as E) + (l4.bias as E).along([1]);
    a as f32 * l4.factor.along([1])
}

/// Computes the scores with sums in `i32` of products of integers of 8 bits: the conversions to `i32` need no memory.
#[computation]
pub(crate) fn scores_in_i32<N: Dim>(q: &Quantised, x: &f32![N, 1, 8, 8]) -> f32![N, CLASSES] {
    scores::<i32>(q, x)
}

/// Computes the scores with products and sums in `f32`, whose integers are exact up to 2^24: 144 products of integers up
/// to 127 are less than that.
#[computation]
pub(crate) fn scores_in_f32<N: Dim>(q: &Quantised, x: &f32![N, 1, 8, 8]) -> f32![N, CLASSES] {
    scores::<f32>(q, x)
}
