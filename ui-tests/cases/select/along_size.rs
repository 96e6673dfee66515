// A predicate has the sizes of the dimensions that it is broadcast along.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![4], a: &f32![2, 4]) -> f32![2, 4] {
    select(m.along([0]), a, 0.0)
}

fn main() {}
