// Sizes that cannot be proven equal are treated as different.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 4]) -> f32![2, N] {
    reshape(x, [2, N])
}

fn main() {}
