// Items are not supported in a body.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    static HALF: f32 = 0.5;
    x * 0.5
}

fn main() {}
