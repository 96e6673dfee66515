// The closure returns a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(x, |a| w * a)
}

fn main() {}
