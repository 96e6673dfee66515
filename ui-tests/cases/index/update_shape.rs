// The assigned value has the shape of the elements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: i32) -> f32![4, 3] {
    let mut y = x;
    y[i] = [1.0, 2.0];
    y[(.., i)] = [1.0, 2.0, 3.0];
    y[(1..3, 0)] = x;
    y
}

fn main() {}
