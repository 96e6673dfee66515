// An array is indexed.
use typed_xla::prelude::*;

#[computation]
fn f(x: (f32, f32)) -> f32 {
    x[0]
}

fn main() {}
