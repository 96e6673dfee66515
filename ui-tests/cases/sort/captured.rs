// A comparator sees its parameters only.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], y: f32) -> f32![3] {
    sort(x, |a, b| a * y < b)
}

fn main() {}
