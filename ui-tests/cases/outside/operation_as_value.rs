// An operation is called.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x + exp
}

fn main() {}
