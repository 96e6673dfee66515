// The element type of two literals cannot be inferred.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let top = max(1.0, 2.0);
    x * top
}

fn main() {}
