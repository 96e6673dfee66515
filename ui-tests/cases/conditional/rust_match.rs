// `match` is not supported: `case` selects by an integer.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    match i {
        0 => x,
        _ => x * 2.0,
    }
}

fn main() {}
