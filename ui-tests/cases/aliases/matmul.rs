// `matmul` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8], w: &f32![8, 2]) -> f32![4, 2] {
    matmul(x, w)
}

fn main() {}
