// Even with a dimension of size 0, the product of the others must not overflow.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![0, 999999999, 999999999, 999999999]) -> f32 {
    sum(collapse(x, [1, 2, 3]))
}

fn main() {}
