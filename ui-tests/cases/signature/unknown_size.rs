// A size is known.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![BATCH, 4]) -> f32![4] {
    sum(x, 0)
}

fn main() {}
