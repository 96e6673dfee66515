// `concatenate` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![8] {
    concatenate([x, y], 0)
}

fn main() {}
