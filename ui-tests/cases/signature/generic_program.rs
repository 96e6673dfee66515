// A program is one type, so it has no generic sizes.
use typed_xla::prelude::*;

#[computation(program = F)]
fn f<N: Dim>(x: &f32![N]) -> f32 {
    sum(x)
}

fn main() {}
