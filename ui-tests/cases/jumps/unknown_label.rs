// A label is of a loop around the jump.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    'rounds: for i in 0..3 {
        while sum(y) > 1.0 {
            y = y * 0.5;
            if i == 2 {
                break 'round;
            }
            if i == 1 {
                continue 'rows;
            }
        }
    }
    y
}

fn main() {}
