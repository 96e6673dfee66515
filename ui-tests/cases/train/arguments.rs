// The mistakes that are made most often with an optimiser.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, Momentum, adam, sgd_momentum};

#[derive(Tensors)]
struct Params {
    w: f32![3, 4],
    b: f32![4],
}

#[computation]
fn gradient_of_a_part(p: &mut Params, state: &mut Adam<Params>, g: &f32![3, 4]) {
    adam(p, state, g, 0.1);
}

#[computation]
fn no_state(p: &mut Params, g: &Params) {
    adam(p, g, 0.1);
}

#[computation]
fn state_of_another_optimiser(p: &mut Params, state: &mut Adam<Params>, g: &Params) {
    sgd_momentum(p, state, g, 0.1, 0.9);
}

#[computation]
fn state_of_a_part(p: &mut Params, state: &mut Momentum<f32![4]>, g: &Params) {
    sgd_momentum(p, state, g, 0.1, 0.9);
}

#[computation]
fn state_that_is_not_changed(p: &mut Params, state: &Adam<Params>, g: &Params) {
    adam(p, state, g, 0.1);
}

fn main() {}
