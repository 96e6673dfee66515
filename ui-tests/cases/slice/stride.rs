// A stride is above 0.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32![5] {
    slice(x, [0], [5], strides = [0])
}

fn main() {}
