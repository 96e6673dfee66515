// `dot` multiplies elements of one type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], w: &f16![784, 128]) -> f32![32, 128] {
    dot(x, w)
}

fn main() {}
