// The form is a string.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    gelu(x, approximate = true)
}

fn main() {}
