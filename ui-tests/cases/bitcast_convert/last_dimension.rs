// One f32 consists of four bytes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &u8![3, 2]) -> f32![3] {
    bitcast_convert(x, f32)
}

fn main() {}
