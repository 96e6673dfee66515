// The help suggests nothing if no name is similar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    frobnicate(x)
}

fn main() {}
