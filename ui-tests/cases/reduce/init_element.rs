// The initial value has the operand's element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], init: f64) -> f32![2] {
    reduce(add, x, init, dimensions = [1])
}

fn main() {}
