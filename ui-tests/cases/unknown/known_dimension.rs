// A static size beside a dynamic one is checked at compile time.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 64], w: &f32![65, 10]) -> f32![?, 10] {
    dot(x, w)
}

fn main() {}
