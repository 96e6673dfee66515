// A mistake in a captured value is reported once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    let y = w * 2;
    map(|a| a * sum(y), x)
}

fn main() {}
