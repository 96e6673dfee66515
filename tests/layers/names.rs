//! Parameters in files of other libraries, which `scripts/layer_vectors.py` writes.

use typed_xla::layers::names::{flax, pytorch};
use typed_xla::layers::{Conv2d, Embedding, Linear, RmsNorm};
use typed_xla::prelude::*;
use typed_xla::safetensors;

/// The network in the files, whose elements are counted in the order of Flax.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Net {
    tokens: Embedding<Size<4>, Size<2>>,
    conv: Conv2d<Size<2>, Size<3>, Size<1>, Size<2>>,
    norm: RmsNorm<Size<2>>,
    output: Linear<Size<2>, Size<3>>,
}

/// Returns the network: the arrays are in the order of their names, after 3 numbers of the bias of `conv`.
fn net() -> Net {
    let number = |of: usize| of as f32;
    let mut net = Net::default();
    net.conv.bias = Tensor::from_fn(|[o]| number(o));
    // Flax has the order [height, width, inputs, outputs].
    net.conv.weight = Tensor::from_fn(|[o, i, _, w]| number(3 + (w * 2 + i) * 3 + o));
    net.norm.scale = Tensor::from_fn(|[i]| number(15 + i));
    net.output.bias = Tensor::from_fn(|[o]| number(17 + o));
    net.output.kernel = Tensor::from_fn(|[i, o]| number(20 + 3 * i + o));
    net.tokens.embedding = Tensor::from_fn(|[t, i]| number(26 + 2 * t + i));
    net
}

const FLAX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/layers/flax.safetensors");
const PYTORCH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/layers/pytorch.safetensors"
);

#[test]
fn files_of_flax_have_the_features_of_convolutions_last() {
    let file = safetensors::open(FLAX).unwrap();
    let file = file.transposed(|leaf| flax::order(leaf, 2));
    let found: Net = file.load_named(flax::name).unwrap();
    assert_eq!(found, net());
}

#[test]
fn files_of_pytorch_have_the_outputs_of_linear_layers_first() {
    let file = safetensors::open(PYTORCH).unwrap();
    let file = file.transposed(pytorch::order);
    let found: Net = file.load_named(pytorch::name).unwrap();
    assert_eq!(found, net());
}
