// Operands differ along the dimension only.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], y: &f32![2, 4]) -> f32![4, 3] {
    concatenate([x, y], 0)
}

fn main() {}
