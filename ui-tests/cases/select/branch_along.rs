// An array of lower rank needs `along`.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![2, 4], a: &f32![4], b: &f32![2, 4]) -> f32![2, 4] {
    select(m, a, b)
}

fn main() {}
