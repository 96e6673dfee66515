// An argument has the elements of its parameter.
use typed_xla::prelude::*;

#[computation]
fn layer(x: &f32![32, 784], w: &f32![784, 10]) -> f32![32, 10] {
    dot(x, w)
}

#[computation]
fn f(x: &f64![32, 784], w: &f32![784, 10]) -> f32![32, 10] {
    layer(x, w)
}

fn main() {}
