// The padded size must not overflow.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32 {
    sum(pad(x, 0.0, [9223372036854775807], [9223372036854775807], [0]))
}

fn main() {}
