// The value has the element type.
use typed_xla::prelude::*;

#[computation]
fn f(v: f64) -> f32![2] {
    full(f32, [2], v)
}

fn main() {}
