// `gelu` has two forms.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    gelu(x, approximate = "sigmoid")
}

fn main() {}
