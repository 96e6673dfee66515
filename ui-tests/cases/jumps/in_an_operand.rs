// A jump is not in an operand, whose expression would go on.
use typed_xla::prelude::*;

#[computation]
fn g(x: &f32![4]) -> f32![4] {
    x * 2.0
}

#[computation]
fn f(x: &f32![4], n: i32) -> f32![4] {
    let mut y = x;
    for i in 0..9 {
        y = y + g(if i > n { break } else { y });
        y = y * (if i > 3 { return x } else { y });
        while (if i > 4 { continue } else { sum(y) > 1.0 }) {
            y = y * 0.5;
        }
    }
    y
}

fn main() {}
