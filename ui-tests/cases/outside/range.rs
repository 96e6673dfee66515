// There is no slicing.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x[1..3] + x
}

fn main() {}
