// The dimension is one of the operands'.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 6] {
    concatenate((x, x), 2)
}

fn main() {}
