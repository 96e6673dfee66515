// `eye` takes one size or two.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32![2, 3, 4] {
    eye(f32, [2, 3, 4])
}

fn main() {}
