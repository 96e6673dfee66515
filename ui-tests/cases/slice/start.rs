// A slice starts before it ends.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    slice(x, [2, 0], [1, 3])
}

fn main() {}
