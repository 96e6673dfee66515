// The closure returns a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(|a| w * a, x)
}

fn main() {}
