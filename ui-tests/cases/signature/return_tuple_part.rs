// The error is reported at the element of the tuple that does not fit.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (f32![4], f32) {
    (x + 1.0, x * 2.0)
}

fn main() {}
