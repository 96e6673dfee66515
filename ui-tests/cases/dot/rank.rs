// `dot` is for vectors and matrices.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8, 32, 784], w: &f32![784, 128]) -> f32![8, 32, 128] {
    dot(x, w)
}

fn main() {}
