// A path names a computation.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    f32::max(x, 0.0)
}

fn main() {}
