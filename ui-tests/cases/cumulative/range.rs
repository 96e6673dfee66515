// The dimension must exist.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    cumulative_sum(x, dimension = 2)
}

fn main() {}
