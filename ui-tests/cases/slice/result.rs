// A slice has the difference of its bounds as size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8]) -> f32![4] {
    slice(x, [1], [8], strides = [3])
}

fn main() {}
