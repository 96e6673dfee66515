// `broadcast` says which sizes come in front.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![2, 3] {
    broadcast(x)
}

fn main() {}
