// The element type of a lone literal cannot be inferred.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32 {
    let s = sum([1.0, 2.0]);
    s
}

fn main() {}
