// Tuples that are operands have the same structure.
use typed_xla::prelude::*;

#[computation]
fn f(x: (f32![4], f32![4]), y: (f32![4], f32![4], f32![4])) -> (f32![4], f32![4]) {
    x + y
}

fn main() {}
