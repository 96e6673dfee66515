// A known dimension beside an unknown one is checked while compiling.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 64], w: &f32![65, 10]) -> f32![?, 10] {
    dot(x, w)
}

fn main() {}
