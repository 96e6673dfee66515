// I2: indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &f32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [0], 1, [1, 3])
}

fn main() {}
