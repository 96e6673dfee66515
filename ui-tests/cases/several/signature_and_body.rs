// A parameter of an unknown type causes no errors in the body.
use typed_xla::prelude::*;

#[computation]
fn f(x: &Matrix, y: &f32![4]) -> f32![4] {
    let z = x * y + 1.0;
    z + exxp(y)
}

fn main() {}
