// The dimension is one of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> i32![2] {
    argmax(x, dimension = 2)
}

fn main() {}
