// `permute` has another name here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![8, 4] {
    x.permute([1, 0])
}

fn main() {}
