// At least one operand is passed.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(|a| a, ())
}

fn main() {}
