// A long operand is named by its parameter.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], w: &f32![128, 784]) -> f32![32, 128] {
    dot(
        max(x * 2.0 - 1.0, 0.0) + min(x / 255.0, 1.0),
        transpose(w, [1, 0]) * 0.5,
    ) + dot(x * 2.0, w)
}

fn main() {}
