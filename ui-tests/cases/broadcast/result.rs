// `broadcast` adds dimensions in front, not behind.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3, 2] {
    broadcast(x, [2])
}

fn main() {}
