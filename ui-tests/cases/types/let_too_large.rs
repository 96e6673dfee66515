// The number of bytes of a variable's type is limited.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let y: f32![999999999, 999999999, 999999999] = x;
    x
}

fn main() {}
