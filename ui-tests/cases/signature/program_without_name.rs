// A program is a type, which needs a name.
use typed_xla::prelude::*;

#[computation(program)]
fn f(x: &f32![4]) -> f32![4] {
    x + x
}

fn main() {}
