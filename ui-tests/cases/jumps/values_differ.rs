// The values of a `loop` have one type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    let z = loop {
        y = y * 0.5;
        if sum(y) < 0.5 {
            break y;
        }
        if sum(y) > 9.0 {
            break sum(y);
        }
        if sum(y) > 8.0 {
            break;
        }
    };
    z
}

fn main() {}
