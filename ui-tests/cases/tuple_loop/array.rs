// The parts of an array have one type, and so have the variables that a loop over them assigns.
use typed_xla::prelude::*;

#[computation]
fn f(parts: &[f32![2, 2]; 3], x: &f32![2]) -> f32![2] {
    let mut y = x;
    for part in parts {
        y = part * y.along([1]);
    }
    y
}

fn main() {}
