// A diagonal needs dimensions of the same size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    (-x("i,i"))("i")
}

fn main() {}
