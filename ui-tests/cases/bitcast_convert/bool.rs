// A bool cannot be reinterpreted.
use typed_xla::prelude::*;

#[computation]
fn f(x: &bool![3]) -> u8![3] {
    bitcast_convert(x, u8)
}

fn main() {}
