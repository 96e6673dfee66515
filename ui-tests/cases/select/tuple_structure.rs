// Both tuples have one structure.
use typed_xla::prelude::*;

#[computation]
fn f(m: bool, a: (f32![4], i32), b: (f32![4], i32, i32)) -> (f32![4], i32) {
    select(m, a, b)
}

fn main() {}
