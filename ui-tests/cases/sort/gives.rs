// The comparator returns a bool.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    sort(x, |a, b| a - b)
}

fn main() {}
