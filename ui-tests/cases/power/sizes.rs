// A size has no power.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N]) -> f32![N] {
    x * (N ** 2)
}

fn main() {}
