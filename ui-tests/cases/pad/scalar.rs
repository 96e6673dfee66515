// The value is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2], v: &f32![2]) -> f32![4] {
    pad(x, v, [1], [1])
}

fn main() {}
