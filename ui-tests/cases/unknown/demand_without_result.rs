// A slice of a dynamic size requires a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3]) -> f32![2, 3] {
    x[0..2]
}

fn main() {}
