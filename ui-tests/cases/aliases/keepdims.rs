// NumPy's name for `keep`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![4, 1] {
    mean(x, 1, keepdims = true)
}

fn main() {}
