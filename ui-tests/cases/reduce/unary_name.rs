// A named operation takes two scalars.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32 {
    reduce(exp, x, 0.0)
}

fn main() {}
