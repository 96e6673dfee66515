// A literal has the sizes of its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let w: f32![3] = [1.0, 2.0];
    x * w
}

fn main() {}
