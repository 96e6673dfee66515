// A case has a branch.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    case(i, []) + x
}

fn main() {}
