// A check of two dynamic sizes requires a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3], y: &f32![?, 3]) -> f32![?, 3] {
    x + y
}

fn main() {}
