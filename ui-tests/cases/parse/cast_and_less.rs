// Rust reads `<` after a type as its arguments.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4], y: &f32![4]) -> bool![4] {
    x as f32 < y
}

fn main() {}
