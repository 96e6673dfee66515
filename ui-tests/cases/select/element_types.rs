// Both arrays have one element type.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![4], a: &f32![4], b: &f64![4]) -> f32![4] {
    select(m, a, b)
}

fn main() {}
