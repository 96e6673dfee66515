// The declared type of a parameter is its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(|a: f64| a * 2.0, x)
}

fn main() {}
