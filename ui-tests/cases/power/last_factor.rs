// `**` applies to the last factor of a product.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: &f32![3]) -> f32![3] {
    y * -x ** (y + 1.0)
}

fn main() {}
