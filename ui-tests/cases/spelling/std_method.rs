// A method of Rust's types is not one of a tensor.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x.powi(2)
}

fn main() {}
