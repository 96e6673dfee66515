// One of the results has an element type.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool) -> f32 {
    conditional(c, || 1.0, || 2.0)
}

fn main() {}
