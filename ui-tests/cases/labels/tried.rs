// A composition cannot fail.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    (x("i") + x("i"))("i")?
}

fn main() {}
