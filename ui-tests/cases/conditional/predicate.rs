// The predicate is one truth value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    conditional(x < y, || x, || y)
}

fn main() {}
