// `eye` requires an element type.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32![3, 3] {
    eye(3)
}

fn main() {}
