// A loop assigns to a variable.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while sum(x) > 1.0 {
        let y = x * 0.5;
    }
    x
}

fn main() {}
