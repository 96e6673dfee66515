// `keep` is a bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 1] {
    reduce(add, x, 0.0, dimensions = [1], keep = 1)
}

fn main() {}
