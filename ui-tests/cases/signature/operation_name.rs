// A computation may have the name of an operation. It is called by its path, the operation as a method.
use typed_xla::prelude::*;

#[computation]
fn softmax(x: &f32![2]) -> f32![2] {
    x.softmax() + 1.0
}

#[computation]
fn by_path(x: &f32![2]) -> f32![2] {
    self::softmax(x)
}

#[computation]
fn either(x: &f32![2]) -> f32![2] {
    softmax(x)
}

fn main() {}
