// The help shows the name of the operation here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![2, 2] {
    max_pool2d(x, [2, 2])
}

fn main() {}
