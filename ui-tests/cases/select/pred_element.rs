// A predicate is `bool`.
use typed_xla::prelude::*;

#[computation]
fn f(m: &i32![4], a: &f32![4], b: &f32![4]) -> f32![4] {
    select(m, a, b)
}

fn main() {}
