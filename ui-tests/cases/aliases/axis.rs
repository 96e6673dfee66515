// NumPy's name for `dimensions`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![4] {
    sum(x, axis = 1)
}

fn main() {}
