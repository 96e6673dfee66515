// The product of the sizes of a result must not overflow.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![900000000]) -> f32 {
    sum(broadcast(x, [900000000, 900000000]))
}

fn main() {}
