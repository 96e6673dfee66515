// A mistake in what is captured is told once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    let y = w * 2;
    map(x, |a| a * sum(y))
}

fn main() {}
