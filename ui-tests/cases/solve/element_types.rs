// Both sides are of one type.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3, 3], b: &f64![3]) -> f32![3] {
    solve(a, b)
}

fn main() {}
