// `zeros` requires sizes.
use typed_xla::prelude::*;

#[computation]
fn f() -> f32![2] {
    zeros(f32)
}

fn main() {}
