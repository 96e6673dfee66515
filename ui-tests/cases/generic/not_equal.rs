// Two generic sizes are not equal.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> f32![N] {
    x + y
}

fn main() {}
