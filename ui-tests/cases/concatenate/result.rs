// Sizes along the dimension add up.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![2, 4]) -> f32![2, 6] {
    concatenate((x, y), 1)
}

fn main() {}
