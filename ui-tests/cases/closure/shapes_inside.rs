// The parameters of a closure are scalars.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![4] {
    reduce(|a, b| dot(a, b), x, 0.0, dimensions = [1])
}

fn main() {}
