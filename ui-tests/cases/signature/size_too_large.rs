// A size is limited.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1000000000000000000]) -> f32 {
    sum(x)
}

fn main() {}
