// `mean` divides.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> f32 {
    mean(x)
}

fn main() {}
