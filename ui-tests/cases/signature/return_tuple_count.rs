// The tuple has as many elements as in the signature.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (f32![4], f32![4]) {
    (x, x, x)
}

fn main() {}
