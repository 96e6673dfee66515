// The name of a computation must exist.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32 {
    reduce(addd, x, 0.0)
}

fn main() {}
