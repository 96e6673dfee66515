//! Generated code passes the strictest lints that a crate may enable.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unreachable_pub, clippy::pedantic)]

use typed_xla::prelude::*;

/// The number of rows of a batch.
#[known]
pub const BATCH: usize = 2;

/// Computes a layer of a network.
#[must_use]
#[computation]
pub fn layer(x: &f32![BATCH, 3], w: &f32![3, 2], b: &f32![2]) -> f32![BATCH, 2] {
    let hidden: f32![BATCH, 2] = dot(x, w) + b.along([1]);
    max(hidden, 0.0)
}

/// Takes one step of gradient descent.
#[computation(program = Step)]
pub fn step(w: &mut f32![3, 2], g: &f32![3, 2], rate: f32) {
    *w -= rate * g;
}

/// Halves a vector of any size, and returns the sum too.
#[must_use]
#[computation]
pub fn halve<N: Dim>(x: f32![N]) -> (f32![N], f32) {
    let y = x / 2.0;
    (y, reduce(|a, b| a + b, y, 0.0))
}

/// Computes a layer by labels.
#[must_use]
#[computation]
pub fn labelled<N: Dim>(x: &f32![N, 3], w: &f32![3, 2]) -> f32![N, 2] {
    let hidden("n,o") = x("n,i") * w("i,o");
    let mut out: f32![N, 2] = (hidden("n,o") + hidden("n,o"))("n,o");
    out("n,o") -= hidden("n,o");
    out
}

/// A program; this crate uses only its text.
#[computation(program = Doubled)]
fn doubled(x: &f32![2]) -> f32![2] {
    x + x
}

/// A program with any number of rows.
///
/// # Errors
///
/// The numbers of rows and of shifts differ.
#[computation(program = Shifted)]
pub fn shifted(x: &f32![?, 2], by: &f32![?]) -> Result<f32![?, 2], typed_xla::Error> {
    Ok(x + by.along([0]))
}

/// The same for sizes that always match.
#[must_use]
#[computation(program = Repeated)]
pub fn repeated(x: &f32![?]) -> f32![?, 3] {
    broadcast_in_dim(x, [x.dims()[0], 3], [0])
}

fn main() {
    assert_eq!(<Shifted as typed_xla::Program>::SIZES, [("x", 0)]);
    assert!(Repeated::stablehlo().contains("tensor<{?x.0}xf32>"));
    let one: f32![?] = Tensor::full_sized([1], 2.0).unwrap();
    let pairs: f32![?, 2] = Tensor::full_sized([1, 2], 1.0).unwrap();
    assert_eq!(shifted(&pairs, &one).unwrap().as_slice(), [3.0, 3.0]);
    assert_eq!(repeated(&one).as_slice(), [2.0; 3]);
    assert!(Doubled::stablehlo().contains("stablehlo.add"));
    assert_eq!(doubled(&tensor![1.0, 2.0]), tensor![2.0, 4.0]);
    let mut w = tensor![[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
    let y = layer(&tensor![[1.0, 2.0, 3.0], [-4.0, 0.0, 0.0]], &w, &tensor![0.5, 0.5]);
    assert_eq!(y, tensor![[4.5, 5.5], [0.0, 0.5]]);
    assert_eq!(labelled(&tensor![[1.0, 2.0, 3.0]], &w), tensor![[4.0, 5.0]]);
    step(&mut w, &Tensor::ones(), 1.0);
    assert_eq!(w, tensor![[0.0, -1.0], [-1.0, 0.0], [0.0, 0.0]]);
    assert_eq!(halve(tensor![2.0, 4.0]), (tensor![1.0, 2.0], 3.0));
}
