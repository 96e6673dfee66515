// Elements are floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![2, 3], c: &i32![3]) -> (i32![2, 3], i32![3], i32![3]) {
    batch_norm_training(x, c, c, 0.001, 1)
}

fn main() {}
