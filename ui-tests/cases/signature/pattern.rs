// A parameter has a name.
use typed_xla::prelude::*;

#[computation]
fn f((a, b): (f32![2], f32![2])) -> f32![2] {
    a + b
}

fn main() {}
