// `unsqueeze` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![1, 4] {
    x.unsqueeze(0)
}

fn main() {}
