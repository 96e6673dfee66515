// A computed size is not equal if that cannot be proven.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 4]) -> f32![2 * N, 2] {
    reshape(x, [N, 8])
}

fn main() {}
