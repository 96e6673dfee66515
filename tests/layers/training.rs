//! Layers in a training.

use typed_xla::layers::{Embedding, LayerNorm, Linear, Mlp};
use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, lecun_normal};

/// A network that predicts a number modulo 7 from two others: their sum.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Net {
    numbers: Embedding<Size<7>, Size<16>>,
    hidden: Mlp<Size<16>, Size<32>, Size<16>>,
    norm: LayerNorm<Size<16>>,
    output: Linear<Size<16>, Size<7>>,
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Training {
    net: Net,
    adam: Adam<Net>,
}

#[computation]
fn start(net: &mut Net, rng: &mut Rng) {
    net.numbers.init(rng);
    net.hidden.init(rng);
    net.output.init(rng);
}

#[computation]
fn scores<B: Dim>(net: &Net, a: &i32![B], b: &i32![B]) -> f32![B, 7] {
    let x = net.numbers.forward(a) + net.numbers.forward(b);
    net.output
        .forward(net.norm.forward(x + net.hidden.forward(x, relu)))
}

#[computation]
fn step(t: &mut Training, a: &i32![49], b: &i32![49]) -> f32 {
    let loss = |net| mean(cross_entropy(scores(net, a, b), rem(a + b, 7)));
    let (loss, gradient) = value_and_grad(loss)(t.net);
    adam(&mut t.net, &mut t.adam, gradient, 0.01);
    loss
}

#[test]
fn a_network_of_layers_learns_by_adam() {
    let mut t = Training::default();
    assert_eq!(t.net.norm.scale, Tensor::ones());
    start(&mut t.net, &mut Rng::new(1));
    let a = Tensor::from_fn(|[i]| (i / 7) as i32);
    let b = Tensor::from_fn(|[i]| (i % 7) as i32);
    let losses: Vec<f32> = (0..150).map(|_| step(&mut t, &a, &b)).collect();
    assert!(losses[0] > 1.5 && losses[149] < 0.05, "{losses:?}");
}

#[test]
fn pytorch_starts_within_the_root_of_the_inputs() {
    let mut net = Net::default();
    start(&mut net, &mut Rng::new(1));
    let limit = 1.0 / 16f32.sqrt();
    let within = |x: &f32| x.abs() <= limit;
    let (kernel, bias) = (&net.output.kernel, &net.output.bias);
    assert!(kernel.iter().all(within) && kernel.iter().any(|x| x.abs() > 0.9 * limit));
    assert!(bias.iter().all(within) && bias.iter().any(|x| x.abs() > 0.5 * limit));
    assert_ne!(net.hidden.up.kernel, Tensor::zeros());
    let squares: f32 = net.numbers.embedding.iter().map(|x| x * x).sum();
    assert!((squares / 112.0 - 1.0).abs() < 0.3, "{squares}");
}

#[computation]
fn start_as_flax(layer: &mut Linear<100, 50>, rng: &mut Rng) {
    lecun_normal(layer, rng);
}

#[test]
fn initialisers_of_trees_take_layers() {
    let mut layer = Linear::default();
    start_as_flax(&mut layer, &mut Rng::new(1));
    let squares: f32 = layer.kernel.iter().map(|x| x * x).sum();
    assert!((squares / 50.0 - 1.0).abs() < 0.1, "{squares}");
    assert_eq!(layer.bias, Tensor::zeros());
}

/// Conversions change the element types of a layer and of its bias.
#[computation]
fn in_half(layer: &Linear<2, 2>, x: &bf16![2]) -> bf16![2] {
    (layer as bf16).forward(x)
}

#[test]
fn layers_convert_to_other_element_types() {
    let layer = Linear {
        kernel: tensor![[1.0, 2.0], [3.0, 4.0]],
        bias: tensor![0.5, 0.5],
    };
    let y = in_half(&layer, &Tensor::ones());
    assert_eq!(y, Tensor::from([4.5, 6.5].map(bf16::from_f32)));
}
