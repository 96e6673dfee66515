// A statement ends in `;`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    let z = x + y
    z * 2.0
}

fn main() {}
