// A generic size cannot be tiled.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 3; {1, 0}, tile = [2, 2]]) -> f32![3] {
    sum(x, 0)
}

fn main() {}
