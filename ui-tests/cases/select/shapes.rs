// Both arrays have one shape.
use typed_xla::prelude::*;

#[computation]
fn f(m: bool, a: &f32![4], b: &f32![5]) -> f32![4] {
    select(m, a, b)
}

fn main() {}
