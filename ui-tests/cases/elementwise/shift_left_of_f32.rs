// `shift_left` does not take f32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    shift_left(x, y)
}

fn main() {}
