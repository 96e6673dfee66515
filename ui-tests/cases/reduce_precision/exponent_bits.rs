// A format has an exponent.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    reduce_precision(x, 0, 10)
}

fn main() {}
