// The assigned value has the element type of the array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], n: i32) -> f32![4] {
    let mut y = x;
    y[n] = n;
    y[0] = 1;
    y
}

fn main() {}
