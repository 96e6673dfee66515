// The predicate is a single bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    conditional(x < y, || x, || y)
}

fn main() {}
