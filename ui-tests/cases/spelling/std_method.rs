// A method of Rust's own types is none of a tensor's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x.powi(2)
}

fn main() {}
