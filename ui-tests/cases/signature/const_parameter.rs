// A generic size is a type.
use typed_xla::prelude::*;

#[computation]
fn f<const N: usize>(x: &f32![N]) -> f32![N] {
    x + 1.0
}

fn main() {}
