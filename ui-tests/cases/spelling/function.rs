// The help suggests similar names of operations.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 2]) -> f32![2, 4] {
    trasnpose(x, [1, 0])
}

fn main() {}
