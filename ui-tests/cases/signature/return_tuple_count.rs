// The tuple has as many parts as the signature says.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (f32![4], f32![4]) {
    (x, x, x)
}

fn main() {}
