// A literal in a tuple needs a type suffix.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let t = tuple((x, 2.0));
    t.0 * t.1
}

fn main() {}
