// Every `return` has the type of the result.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    for i in 0..3 {
        if i == 1 {
            return sum(y);
        }
        if i == 2 {
            return;
        }
        y = y * 0.5;
    }
    y
}

fn main() {}
