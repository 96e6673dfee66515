// A result of a static size that is computed from a dynamic one requires a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3]) -> f32![2, 3] {
    exp(x)
}

fn main() {}
