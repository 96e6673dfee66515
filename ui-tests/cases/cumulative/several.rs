// It accumulates along one dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    cumulative_sum(x, [0, 1])
}

fn main() {}
