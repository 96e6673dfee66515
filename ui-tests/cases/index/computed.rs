// An index is known at compile time.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5], i: i32) -> f32 {
    x[i]
}

fn main() {}
