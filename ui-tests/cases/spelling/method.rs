// The help suggests similar names of methods.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 2]) -> f32![4, 2] {
    (x + 1.0).sofmax(dimension = 1)
}

fn main() {}
