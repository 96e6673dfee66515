// A loop has no `return`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], n: i32) -> f32![4] {
    let mut y = x;
    for i in 0..n {
        if i > 3 {
            return y;
        }
        y = y * 0.5;
    }
    y
}

fn main() {}
