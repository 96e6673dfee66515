// Each dimension is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    reduce(x, 0.0, add, dimensions = [1, 1])
}

fn main() {}
