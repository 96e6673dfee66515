// `reshape` keeps the number of elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 8, 8]) -> f32![32, 63] {
    reshape(x, [32, 63])
}

fn main() {}
