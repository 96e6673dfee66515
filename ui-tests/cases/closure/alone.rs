// A closure is only allowed where an operation expects a computation.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let g = |a| a * 2.0;
    map(x, g)
}

fn main() {}
