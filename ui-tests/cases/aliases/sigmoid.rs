// `sigmoid` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    sigmoid(x)
}

fn main() {}
