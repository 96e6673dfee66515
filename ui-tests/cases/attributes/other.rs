// Attributes other than lint levels are refused in a body.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    #[inline]
    let y = x * 2.0;
    (#[rustfmt::skip] y)
}

fn main() {}
