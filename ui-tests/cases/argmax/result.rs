// An index is an i32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    argmax(x, dimension = 1)
}

fn main() {}
