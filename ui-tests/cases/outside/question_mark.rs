// `?` needs an operation that can fail.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    exp(x)?
}

fn main() {}
