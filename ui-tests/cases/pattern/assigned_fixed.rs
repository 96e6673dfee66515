// Every part of an assignment can be assigned to.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let (a, mut b) = (x, x * 2.0);
    (a, b) = (b, a);
    a + b
}

fn main() {}
