// There is a shift for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    roll(x, 1, [0, 1])
}

fn main() {}
