// `argmax` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> i32![4] {
    argmax(x, 1)
}

fn main() {}
