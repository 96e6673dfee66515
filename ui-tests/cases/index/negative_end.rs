// A range does not count from the end.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32![4] {
    x[..=-1]
}

fn main() {}
