// Interior padding is not negative.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![2] {
    pad(x, 0.0, [0], [0], interior_padding = [-1])
}

fn main() {}
