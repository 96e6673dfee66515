//! A network whose layers have different types: `cargo run --release --example stack`.
//!
//! The layers are a tuple. A loop over it calls the method of the same name on each of them; the compiler inlines all.

#[path = "../formula.rs"]
mod formula;
mod layers;
#[path = "../vectors.rs"]
mod vectors;

use typed_xla::prelude::*;

use formula::parameters;
use layers::layer::{Conv, Leaky, Linear, Norm};
use vectors::compare;

/// The layers of the network. The last one changes the width, and so the type of what passes through them.
#[known]
type Layers = (
    Conv<8>,
    Norm<8>,
    Leaky,
    Linear<8, 8>,
    Leaky,
    Conv<8>,
    Norm<8>,
    Linear<8, 3>,
);

/// A network that sorts signals of 8 features into three classes.
#[derive(Tensors)]
struct Network {
    layers: Layers,
}

/// Returns the probability of each class for each signal.
#[computation]
fn classify<B: Dim, T: Dim>(p: &Network, x: &f32![B, T, 8]) -> f32![B, 3] {
    let mut x = x;
    for layer in &p.layers {
        x = layer.forward(x);
    }
    softmax(mean(x, 1), dimension = 1)
}

const VECTORS: &str = include_str!("vectors.txt");

fn main() {
    let network: Network = parameters();
    let x: f32![2, 16, 8] = Tensor::from_fn(|[i, t, c]| ((t * t + c * t + i * c) % 7) as f32 - 3.0);
    let y = classify(&network, &x);
    println!("{y:.4}");
    let found: Vec<f64> = y.iter().map(|&x| x.into()).collect();
    compare(VECTORS, "probabilities", &found, 1e-5);
}
