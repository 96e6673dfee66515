// An assignment to a tuple has a value for every part.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let (mut a, mut b) = (x, x);
    (a, b) = (b, a, x);
    a + b
}

fn main() {}
