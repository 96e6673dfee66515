// Arguments without a name come first.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![4] {
    x.reduce(dimensions = [1], add, 0.0)
}

fn main() {}
