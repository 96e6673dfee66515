// Only static sizes can be tiled.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3; {1, 0}, tile = [2]]) -> f32![3] {
    sum(x, 0)
}

fn main() {}
