//! Linear layers, embeddings, networks of two layers, and normalisations.

use typed_xla::layers::{Embedding, GatedMlp, LayerNorm, Linear, Mlp, RmsNorm};
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
