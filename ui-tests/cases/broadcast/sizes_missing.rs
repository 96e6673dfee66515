// `broadcast` requires the leading sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![2, 3] {
    broadcast(x)
}

fn main() {}
