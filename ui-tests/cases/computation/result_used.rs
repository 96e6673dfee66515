// The result of a call has the sizes of its signature.
use typed_xla::prelude::*;

#[computation]
fn layer(x: &f32![32, 784], w: &f32![784, 10]) -> f32![32, 10] {
    dot(x, w)
}

#[computation]
fn f(x: &f32![32, 784], w: &f32![784, 10], b: &f32![12]) -> f32![32, 10] {
    layer(x, w) + b.along([1])
}

fn main() {}
