// A predicate has the arrays' shape.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![2, 4], a: &f32![4], b: &f32![4]) -> f32![4] {
    select(m, a, b)
}

fn main() {}
