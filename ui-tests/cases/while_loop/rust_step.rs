// A step is a number that is known, 1 or more.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], n: i32) -> f32![4] {
    let mut y = x;
    for _ in (0..4).step_by(0) {
        y = y * 0.5;
    }
    for _ in (0..4).step_by(n) {
        y = y * 0.5;
    }
    for _ in (0..4).map(n) {
        y = y * 0.5;
    }
    y
}

fn main() {}
