// The short form accepts "SAME" and "VALID".
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 1, 4], w: &f32![1, 1, 2]) -> f32![1, 1, 4] {
    conv(x, w, padding = "FULL")
}

fn main() {}
