// `reverse` is a bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    cumulative_sum(x, 1, reverse = 1)
}

fn main() {}
