// The value is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(v: &f32![2]) -> f32![2] {
    full(f32, [2], v)
}

fn main() {}
