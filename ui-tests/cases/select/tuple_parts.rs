// The parts of both tuples have one shape.
use typed_xla::prelude::*;

#[computation]
fn f(m: bool, a: (f32![4], i32), b: (f32![5], i32)) -> (f32![4], i32) {
    select(m, a, b)
}

fn main() {}
