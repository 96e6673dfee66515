// A scalar has nothing to sort.
use typed_xla::prelude::*;

#[computation]
fn f(x: f32) -> f32 {
    sort(x)
}

fn main() {}
