// The bounds of a range are known while compiling.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5], i: i32) -> f32 {
    sum(x[i..i + 2])
}

fn main() {}
