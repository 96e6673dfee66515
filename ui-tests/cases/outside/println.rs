// Macros are not supported in statements either.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    println!("{x}");
    x + 1.0
}

fn main() {}
