// A tuple's pattern has one `..`.
use typed_xla::prelude::*;

#[computation]
fn f(parts: &(f32![4], f32, f32)) -> f32 {
    let (.., y, ..) = parts;
    y
}

fn main() {}
