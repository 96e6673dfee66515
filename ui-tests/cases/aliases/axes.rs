// NumPy's name for `permutation`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![10, 4] {
    transpose(x, axes = [1, 0])
}

fn main() {}
