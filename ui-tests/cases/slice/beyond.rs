// A slice ends inside the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    slice(x, [0, 1], [2, 4])
}

fn main() {}
