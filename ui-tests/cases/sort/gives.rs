// The comparator says whether its first element comes first.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    sort(x, |a, b| a - b)
}

fn main() {}
