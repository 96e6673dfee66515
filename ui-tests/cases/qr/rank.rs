// The operand is a matrix.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![3]) -> (f32![3], f32![3]) {
    qr(a)
}

fn main() {}
