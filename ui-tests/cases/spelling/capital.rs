// Names are case-sensitive.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    Exp(x)
}

fn main() {}
