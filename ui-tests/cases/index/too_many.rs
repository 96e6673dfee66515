// There is at most one index for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32 {
    x[(1, 2)]
}

fn main() {}
