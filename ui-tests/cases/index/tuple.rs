// Only an array can be indexed.
use typed_xla::prelude::*;

#[computation]
fn f(x: (f32, f32)) -> f32 {
    x[0]
}

fn main() {}
