// `along` is only allowed on an operand of an elementwise operation.
use typed_xla::prelude::*;

#[computation]
fn f(b: &f32![3]) -> f32![3] {
    reduce_max(b.along([0]), dimension = 0, keep = true)
}

fn main() {}
