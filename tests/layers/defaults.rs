//! Defaults of layers in computations are those of Rust: scales and running variances are 1.

use typed_xla::layers::{BatchNorm, Conv1d, GroupNorm, LayerNorm, Linear, RmsNorm, Running};
use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Net {
    input: Linear<Size<2>, Size<3>>,
    norm: LayerNorm<Size<3>>,
    norms: [RmsNorm<Size<3>>; 2],
    pair: (GroupNorm<Size<2>, f64>, BatchNorm<Size<3>>),
    running: Running<Size<3>>,
}

/// A struct with parameters of its own.
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Block<const L: usize, N: Dim, E: Float = f32> {
    norms: [LayerNorm<N, E>; L],
    conv: Conv1d<N, N, Size<3>, E>,
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Deep {
    net: Net,
    blocks: [Block<2, Size<3>>; 2],
}

#[computation]
fn stated() -> (LayerNorm<16>, LayerNorm<2>, LayerNorm<2, f64>, Running<3>) {
    (
        LayerNorm::<16, f32>::default(),
        // The element type is the struct's default.
        LayerNorm::<2>::default(),
        LayerNorm::<2, f64>::default(),
        Running::<3>::default(),
    )
}

#[computation]
fn expected() -> (LayerNorm<2>, Net, Net, Deep, [Block<1, 2>; 2]) {
    let norm: LayerNorm<2> = LayerNorm::default();
    let net: Net = Default::default();
    let blocks: [Block<1, 2>; 2] = Default::default();
    (norm, net, Net::default(), Deep::default(), blocks)
}

#[computation]
fn filled(scale: &f32![3], input: &Linear<2, 3>) -> (Net, LayerNorm<3>, Block<1, 3>) {
    let net = Net {
        input,
        norms: [RmsNorm { scale }, Default::default()],
        ..Default::default()
    };
    let norm = LayerNorm {
        scale,
        ..LayerNorm::default()
    };
    let block = Block {
        norms: [norm],
        conv: Default::default(),
    };
    (net, norm, block)
}

#[computation]
fn generic<N: Dim, E: Float>(x: &Tensor![E; N]) -> (Tensor![E; N], Block<2, N, E>) {
    let block: Block<2, N, E> = Default::default();
    let norm: LayerNorm<N, E> = LayerNorm::default();
    let bias = x;
    let other = LayerNorm {
        bias,
        ..Default::default()
    };
    (
        norm.scale + other.scale + LayerNorm::<N, E>::default().scale,
        block,
    )
}

#[computation]
fn of_generic(x: &f64![4]) -> (f64![4], Block<2, 4, f64>) {
    generic(x)
}

#[computation]
fn reset(net: &mut Net, norm: &mut LayerNorm<4>) {
    *net = Net::default();
    net.norm = LayerNorm::default();
    net.pair = Default::default();
    *norm = Default::default();
}

#[computation]
fn scales(norm: &LayerNorm<2>) -> f32 {
    sum(norm.scale)
}

#[computation]
fn passed() -> f32 {
    scales(LayerNorm::default()) + scales(&Default::default())
}

#[test]
fn a_default_has_the_arguments_that_a_path_or_the_struct_states() {
    assert_eq!(stated(), Default::default());
    assert_eq!(stated().1.scale, tensor![1.0f32, 1.0]);
}

#[test]
fn a_default_has_the_type_that_is_expected() {
    assert_eq!(expected(), Default::default());
    let (_, net, ..) = expected();
    assert_eq!(net.norm.scale, Tensor::ones());
    assert_eq!(
        (net.norms[1].scale, net.pair.0.scale),
        (Tensor::ones(), Tensor::ones())
    );
    assert_eq!(
        (net.running.mean, net.running.var),
        (Tensor::zeros(), Tensor::ones())
    );
    assert_eq!(passed(), 4.0);
}

#[test]
fn a_default_is_the_rest_of_a_struct_and_a_field() {
    let scale = tensor![1.0, 2.0, 3.0];
    let input = Linear {
        kernel: Tensor::full(0.5),
        bias: Tensor::ones(),
    };
    let (net, norm, block) = filled(&scale, &input);
    let mut wanted = Net {
        input,
        ..Default::default()
    };
    wanted.norms[0].scale = scale;
    assert_eq!(net, wanted);
    let wanted = LayerNorm {
        scale,
        ..Default::default()
    };
    assert_eq!((&norm, &block.norms[0]), (&wanted, &wanted));
    assert_eq!(block.conv, Default::default());
}

#[test]
fn a_generic_computation_makes_defaults_of_its_types() {
    let (sums, block) = of_generic(&Tensor::zeros());
    assert_eq!((sums, block), (Tensor::full(3.0), Default::default()));
}

#[test]
fn a_default_is_assigned() {
    let mut net = Net::default();
    net.norm.scale = Tensor::zeros();
    net.pair.1.bias = Tensor::ones();
    let mut norm = LayerNorm {
        scale: Tensor::zeros(),
        bias: Tensor::ones(),
    };
    reset(&mut net, &mut norm);
    assert_eq!((net, norm), Default::default());
}
