// The carried state keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    while sum(y) > 1.0 {
        y = y.slice([0], [2]);
    }
    y
}

fn main() {}
