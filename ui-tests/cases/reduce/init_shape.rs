// The initial value is a scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], init: &f32![3]) -> f32![2] {
    reduce(add, x, init, dimensions = [1])
}

fn main() {}
