// The element type of literals alone cannot be inferred.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32 {
    let z("") = 2.0 * 3.0;
    z
}

fn main() {}
