// A call omits an argument: the message names it if the others fit no other parameters.
use typed_xla::prelude::*;

#[computation]
fn layer(x: &f32![2, 3], weights: &f32![3, 4], bias: &f32![4], scale: f32) -> f32![2, 4] {
    (x.dot(weights) + bias.along([1])) * scale
}

#[computation]
fn difference(a: &f32![4], b: &f32![4]) -> f32![4] {
    a - b
}

#[computation]
fn named(x: &f32![2, 3], bias: &f32![4]) -> f32![2, 4] {
    layer(x, bias, 2.0)
}

#[computation]
fn not_named(bias: &f32![4]) -> f32![4] {
    difference(bias)
}

fn main() {}
