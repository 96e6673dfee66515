// The parts are as long as the dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 6]) -> (f32![2, 3], f32![2, 4]) {
    split(x, [3, 4], 1)
}

fn main() {}
