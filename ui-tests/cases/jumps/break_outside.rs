// `break` and `continue` are in a loop of the same function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let mut y = x;
    if sum(y) > 1.0 {
        break;
    }
    for _ in 0..3 {
        y = map(|a| { if a > 2.0 { continue; } a }, y);
    }
    y
}

fn main() {}
