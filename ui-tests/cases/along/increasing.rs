// The numbers of `along` increase.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4], b: &f32![4, 3]) -> f32![2, 3, 4] {
    x + b.along([2, 1])
}

fn main() {}
