//! Parameters in files of other libraries, which `scripts/layer_vectors.py` writes.

use typed_xla::layers::names::{flax, pytorch};
use typed_xla::layers::{
    BatchNorm, Conv1d, Conv2d, ConvTranspose1d, Embedding, Linear, RmsNorm, Running,
};
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

/// A batch normalisation, with its state and the counter that PyTorch stores beside it.
#[derive(Tensors)]
struct Stored {
    #[tensors(name = "norm.weight")]
    weight: f32![2],
    #[tensors(name = "norm.bias")]
    bias: f32![2],
    #[tensors(name = "norm.running_mean")]
    mean: f32![2],
    #[tensors(name = "norm.running_var")]
    var: f32![2],
    #[tensors(name = "norm.num_batches_tracked")]
    count: i64,
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Normal {
    norm: BatchNorm<Size<2>>,
    state: Running<Size<2>>,
}

#[test]
fn the_counter_of_a_batch_normalisation_is_ignored() {
    let path = std::env::temp_dir().join(format!("counter-{}.safetensors", std::process::id()));
    let stored = Stored {
        weight: tensor![2.0, 3.0],
        bias: tensor![0.5, 1.5],
        mean: tensor![4.0, 5.0],
        var: tensor![6.0, 7.0],
        count: 3,
    };
    safetensors::save(&stored, &path).unwrap();
    // The state is another field here, and has the path of the layer there.
    let name = |leaf: &str| pytorch::name(&leaf.replace("state.", "norm."));
    let found: Normal = safetensors::open(&path).unwrap().load_named(name).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(found.norm.scale, stored.weight);
    assert_eq!(
        (found.state.mean, found.state.var),
        (stored.mean, stored.var)
    );
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Down {
    layer: Conv1d<Size<2>, Size<2>, Size<3>>,
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Up {
    layer: ConvTranspose1d<Size<2>, Size<2>, Size<3>>,
}

/// The weights of both are `[2, 2, 3]` there.
#[test]
fn transposed_convolutions_of_pytorch_are_refused() {
    #[derive(Tensors)]
    struct Stored {
        #[tensors(name = "layer.weight")]
        weight: f32![2, 2, 3],
        #[tensors(name = "layer.bias")]
        bias: f32![2],
    }
    let path = std::env::temp_dir().join(format!("transposed-{}.safetensors", std::process::id()));
    let stored = Stored {
        weight: Tensor::ones(),
        bias: Tensor::zeros(),
    };
    safetensors::save(&stored, &path).unwrap();
    let plain: Result<Down, _> = safetensors::open(&path).unwrap().load_named(pytorch::name);
    let refused: Result<Up, _> = safetensors::open(&path).unwrap().load_named(pytorch::name);
    std::fs::remove_file(&path).unwrap();
    assert!(plain.is_ok());
    let message = refused.unwrap_err().to_string();
    assert!(
        message.contains("missing layer.transposed: f32[2, 2, 3]"),
        "{message}"
    );
}
