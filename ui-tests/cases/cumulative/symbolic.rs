// The size of the dimension is a number.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 3]) -> f32![N, 3] {
    cumulative_sum(x, 0)
}

fn main() {}
