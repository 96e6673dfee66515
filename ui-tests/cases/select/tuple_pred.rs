// The predicate of tuples is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![4], a: (f32![4], i32), b: (f32![4], i32)) -> (f32![4], i32) {
    select(m, a, b)
}

fn main() {}
