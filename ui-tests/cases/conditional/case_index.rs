// The index is an i32.
use typed_xla::prelude::*;

#[computation]
fn f(i: u8, x: &f32![4]) -> f32![4] {
    case(i, [|| x, || x * 2.0])
}

fn main() {}
