// State changes by assignment.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = &mut x;
    y
}

fn main() {}
