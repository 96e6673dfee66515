//! Training of a struct whose number of layers is a parameter, beside JAX.

use typed_xla::prelude::*;
use typed_xla::safetensors;
use typed_xla::train::{Adam, adam};

use crate::assert_vector;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Block<D: Dim> {
    w: f64![D, D],
    b: f64![D],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Net<const L: usize, D: Dim> {
    blocks: [Block<D>; L],
    scale: f64![D],
}

#[known]
const LAYERS: usize = 3;

#[known]
const WIDTH: usize = 4;

#[known]
type Deep = Net<LAYERS, WIDTH>;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Training<const L: usize, D: Dim> {
    net: Net<L, D>,
    adam: Adam<Net<L, D>>,
}

#[computation]
fn loss<const L: usize, D: Dim, B: Dim>(net: &Net<L, D>, x: &f64![B, D], y: &f64![B, D]) -> f64 {
    let mut h = x;
    for block in &net.blocks {
        h += tanh(dot(h, block.w) + block.b.along([1]));
    }
    mean(square(h * net.scale.along([1]) - y))
}

/// Takes a step of Adam; returns the loss before it.
#[computation]
fn step<const L: usize, D: Dim, B: Dim>(
    net: &mut Net<L, D>,
    state: &mut Adam<Net<L, D>>,
    x: &f64![B, D],
    y: &f64![B, D],
) -> f64 {
    let (loss, gradient) = value_and_grad(|net| loss(net, x, y))(*net);
    adam(net, state, gradient, 0.1);
    loss
}

#[computation]
fn by_alias(net: &mut Deep, state: &mut Adam<Deep>, x: &f64![2, 4], y: &f64![2, 4]) -> f64 {
    step(net, state, x, y)
}

#[computation]
fn by_constant(
    net: &mut Net<LAYERS, WIDTH>,
    state: &mut Adam<Net<LAYERS, WIDTH>>,
    x: &f64![2, 4],
    y: &f64![2, 4],
) -> f64 {
    step(net, state, x, y)
}

#[computation]
fn train(t: &mut Training<LAYERS, WIDTH>, x: &f64![2, 4], y: &f64![2, 4]) -> f64 {
    step(&mut t.net, &mut t.adam, x, y)
}

/// Takes a step with the mean of two gradients, which begins with zeros.
#[computation]
fn accumulated(net: &mut Deep, state: &mut Adam<Deep>, x: &f64![2, 4], y: &f64![2, 4]) -> f64 {
    let mut gradient = zeros_like(*net);
    let mut total = 0.0f64;
    for _ in 0..2 {
        let (loss, g) = value_and_grad(|net| loss(net, x, y))(*net);
        gradient += 0.5 * g;
        total += 0.5 * loss;
    }
    adam(net, state, gradient, 0.1);
    total
}

/// Returns the network whose element `k` of leaf `j` is `0.5 cos(k + 2 j)`.
fn net() -> Net<3, Size<4>> {
    let element = |j: usize, k: usize| 0.5 * ((k + 2 * j) as f64).cos();
    Net {
        blocks: std::array::from_fn(|l| Block {
            w: Tensor::from_fn(|[i, j]| element(2 * l, 4 * i + j)),
            b: Tensor::from_fn(|[i]| element(2 * l + 1, i)),
        }),
        scale: Tensor::from_fn(|[i]| element(6, i)),
    }
}

fn batch() -> [f64![2, 4]; 2] {
    [1.0, 2.0].map(|a| Tensor::from_fn(|[i, j]| (a * (4 * i + j) as f64).sin()))
}

/// Returns all elements of a network, in the order of its fields.
fn flat(net: &Net<3, Size<4>>) -> Vec<f64> {
    let mut all = Vec::new();
    for block in &net.blocks {
        all.extend_from_slice(block.w.as_slice());
        all.extend_from_slice(block.b.as_slice());
    }
    all.extend_from_slice(net.scale.as_slice());
    all
}

type Step = fn(&mut Net<3, Size<4>>, &mut Adam<Net<3, Size<4>>>, &f64![2, 4], &f64![2, 4]) -> f64;

#[test]
fn ten_steps_are_those_of_jax() {
    let [x, y] = batch();
    for step in [by_alias as Step, by_constant, accumulated] {
        let (mut net, mut state) = (net(), Adam::default());
        let losses: Vec<f64> = (0..10)
            .map(|_| step(&mut net, &mut state, &x, &y))
            .collect();
        assert_vector("deep losses", &losses, 1e-12);
        assert_vector("deep", &flat(&net), 1e-12);
        assert_eq!(state.step, 10);
    }
}

#[test]
fn a_saved_training_goes_on() {
    let [x, y] = batch();
    let mut training = Training {
        net: net(),
        adam: Adam::default(),
    };
    for _ in 0..4 {
        train(&mut training, &x, &y);
    }
    let path = std::env::temp_dir().join(format!("deep-{}.safetensors", std::process::id()));
    safetensors::save(&training, &path).unwrap();
    let mut resumed: Training<3, Size<4>> = safetensors::load(&path).unwrap();
    // The numbers of layers of the file and of the type agree.
    let other: Result<Training<2, Size<4>>, _> = safetensors::load(&path);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(resumed, training);
    assert!(other.unwrap_err().to_string().contains("blocks.2"));
    for _ in 4..10 {
        train(&mut resumed, &x, &y);
    }
    assert_vector("deep", &flat(&resumed.net), 1e-12);
}
