// The type of a variable has no more bytes than can be counted.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let y: f32![999999999, 999999999, 999999999] = x;
    x
}

fn main() {}
