// `variance` requires floating-point elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> f32 {
    variance(x)
}

fn main() {}
