// A program has numbers for its sizes.
use typed_xla::prelude::*;

#[computation(program = F)]
fn f(x: &f32![?]) -> f32 {
    sum(x)
}

fn main() {}
