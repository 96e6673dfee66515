// `popcnt` does not take f32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    popcnt(x)
}

fn main() {}
