// A variable declared in a loop is not visible after it.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    for i in 0..3 {
        let z = y * 0.5;
        y = z;
    }
    z * (i as f32)
}

fn main() {}
