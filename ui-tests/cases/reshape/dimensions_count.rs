// `dimensions` of `reshape` is a permutation of the operand's.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![6] {
    reshape(x, [6], dimensions = [1])
}

fn main() {}
