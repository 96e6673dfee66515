// Both computations are passed.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while_loop(|x| sum(x) < 3.0, init = x)
}

fn main() {}
