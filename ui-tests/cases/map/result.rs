// The computation returns one scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(|a| (a, a), x)
}

fn main() {}
