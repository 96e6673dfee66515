//! Linear layers, embeddings, networks of two layers, and normalisations.

use typed_xla::layers::{Embedding, GatedMlp, GroupNorm, LayerNorm, Linear, Mlp, RmsNorm};
use typed_xla::prelude::*;

use crate::{both, check};

#[computation]
fn linear(a: &(Linear<3, 4, f64>, f64![2, 3])) -> (f64![2, 4], (Linear<3, 4, f64>, f64![2, 3])) {
    both(|(p, x)| p.forward(x), a)
}

#[known]
type Plain = Linear<3, 4, f64, ()>;

#[computation]
fn plain(a: &(Plain, f64![2, 3])) -> (f64![2, 4], (Plain, f64![2, 3])) {
    both(|(p, x)| p.forward(x), a)
}

#[test]
fn a_linear_layer_has_a_bias_or_none_by_its_type() {
    check("linear", linear);
    check("linear without bias", plain);
}

#[known]
type Table = Embedding<5, 3, f64>;

#[computation]
fn embedding(p: &Table) -> (f64![2, 2, 3], Table) {
    let of: i32![2, 2] = [[0, 4], [2, 4]];
    both(|p: &Table| p.forward(of), p)
}

#[computation]
fn attend(a: &(Table, f64![2, 3])) -> (f64![2, 5], (Table, f64![2, 3])) {
    both(|(p, x)| p.attend(x), a)
}

#[test]
fn an_embedding_selects_vectors_and_scores_them() {
    check("embedding", embedding);
    check("attend", attend);
}

#[known]
type Two = Mlp<3, 5, 2, f64>;

#[computation]
fn mlp(a: &(Two, f64![2, 3])) -> (f64![2, 2], (Two, f64![2, 3])) {
    both(|(p, x)| p.forward(x, gelu), a)
}

#[known]
type Gated = GatedMlp<3, 5, f64>;

#[computation]
fn gated(a: &(Gated, f64![2, 3])) -> (f64![2, 3], (Gated, f64![2, 3])) {
    both(|(p, x)| p.forward(x), a)
}

#[test]
fn networks_of_two_layers_apply_a_function_or_a_gate_between_them() {
    check("mlp", mlp);
    check("gated mlp", gated);
}

#[known]
type Norm = LayerNorm<4, f64>;

#[computation]
fn layer_normed(a: &(Norm, f64![2, 3, 4])) -> (f64![2, 3, 4], (Norm, f64![2, 3, 4])) {
    both(|(p, x)| p.forward(x), a)
}

#[known]
type Root = RmsNorm<4, f64>;

#[computation]
fn rms_normed(a: &(Root, f64![2, 3, 4])) -> (f64![2, 3, 4], (Root, f64![2, 3, 4])) {
    both(|(p, x)| p.forward(x), a)
}

#[test]
fn normalisations_scale_vectors_of_the_last_dimension() {
    check("layer norm", layer_normed);
    check("rms norm", rms_normed);
}

/// A layer may have any floating-point type; normalisations compute short ones in `f32`, with an `epsilon` of the layer.
#[test]
fn normalisations_take_short_types() {
    #[computation]
    fn normed(
        root: &RmsNorm<4, bf16>,
        group: &GroupNorm<4, f16>,
        x: &f32![2, 4],
    ) -> (bf16![2, 4], f16![2, 4]) {
        (root.forward(x as bf16), group.forward(x as f16, 2))
    }

    let x = tensor![[3.0, 3.0, -3.0, -3.0], [1.0, -1.0, 1.0, -1.0]];
    let root = RmsNorm {
        scale: Tensor::full(bf16::ONE),
    };
    let group = GroupNorm {
        scale: Tensor::full(f16::ONE),
        bias: Tensor::zeros(),
    };
    let (root, group) = normed(&root, &group, &x);
    let root: Vec<f32> = root.iter().map(|x| x.to_f32()).collect();
    assert_eq!(root, [1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0]);
    let group: Vec<f32> = group.iter().map(|x| x.to_f32()).collect();
    // Both groups of the first row are constant.
    assert_eq!(group, [0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 1.0, -1.0]);
}
