// The result has the sizes in the new order.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    transpose(x, [1, 0])
}

fn main() {}
