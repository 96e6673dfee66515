// `mean` requires elements that can be divided.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> f32 {
    mean(x)
}

fn main() {}
