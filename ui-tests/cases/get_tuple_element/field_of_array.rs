// An array has no fields.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x.0
}

fn main() {}
