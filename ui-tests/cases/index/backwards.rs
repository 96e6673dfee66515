// A range does not end before it starts.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![5]) -> f32![0] {
    x[3..2]
}

fn main() {}
