// Attributes have their names.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    sum(x, axis = 1)
}

fn main() {}
