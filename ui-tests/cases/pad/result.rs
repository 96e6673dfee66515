// The result has the padded sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![6] {
    pad(x, 0.0, [1], [1], [1])
}

fn main() {}
