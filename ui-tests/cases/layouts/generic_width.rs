// A generic size must provably fit in its width.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 3; {1, 0}, padded = [8, 3]]) -> f32![3] {
    sum(x, 0)
}

fn main() {}
