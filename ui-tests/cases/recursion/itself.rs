// A computation does not call itself.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    f(x * 0.5)
}

fn main() {}
