// A computation is generic in sizes.
use typed_xla::prelude::*;

#[computation]
fn f<T>(x: &f32![4]) -> f32![4] {
    x + 1.0
}

fn main() {}
