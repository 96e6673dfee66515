// There is an amount for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![4, 3] {
    pad(x, 0.0, [1], [1])
}

fn main() {}
