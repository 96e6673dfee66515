// A constant that sizes refer to is marked.
use typed_xla::prelude::*;

const BATCH: usize = 32;

#[computation]
fn f(x: &f32![BATCH, 4]) -> f32![BATCH, 4] {
    x + 1.0
}

fn main() {}
