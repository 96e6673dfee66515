// Indices count from the front.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32 {
    x[-1]
}

fn main() {}
