// The condition is a single bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while_loop(|x| x > 0.0, |x| x * 0.5, x)
}

fn main() {}
