// The dimension has at least one element.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 0]) -> i32![2] {
    argmin(x, dimension = 1)
}

fn main() {}
