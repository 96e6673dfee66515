// A part of an assignment keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let (mut a, mut b) = (x, sum(x));
    (a, b) = (b, a);
    a + b
}

fn main() {}
