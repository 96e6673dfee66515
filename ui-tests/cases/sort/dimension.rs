// The dimension is one of the array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    sort(x, dimension = 2)
}

fn main() {}
