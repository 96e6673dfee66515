// A closure is only allowed where a computation is expected, and in a `let`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x + |a| a * 2.0
}

fn main() {}
