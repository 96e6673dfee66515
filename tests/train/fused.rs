//! A training step: the gradient of a network, and the update of its parameters.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, adamw_with, clip_by_global_norm};

/// The parameters of a network.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
pub(crate) struct Network {
    pub(crate) w1: f32![16, 32],
    pub(crate) b1: f32![32],
    pub(crate) w2: f32![32, 4],
    pub(crate) b2: f32![4],
}

#[computation]
fn loss<N: Dim>(p: &Network, x: &f32![N, 16], labels: &i32![N]) -> f32 {
    let a = relu(dot(x, p.w1) + p.b1.along([1]));
    mean(cross_entropy(dot(a, p.w2) + p.b2.along([1]), labels))
}

/// Takes a step, and returns the loss before it.
#[computation]
pub(crate) fn step(
    p: &mut Network,
    state: &mut Adam<Network>,
    x: &f32![8, 16],
    labels: &i32![8],
    rate: f32,
) -> f32 {
    let (loss, gradient) = value_and_grad(loss)(*p, x, labels);
    let gradient = clip_by_global_norm(gradient, 1.0);
    let matrices = tree_map(|x| x.dims().len() > 1, *p);
    adamw_with(
        p,
        state,
        gradient,
        rate,
        AdamSettings::default(),
        0.01,
        matrices,
    );
    loss
}
