// A string is not a literal of a tensor.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    x + "one"
}

fn main() {}
