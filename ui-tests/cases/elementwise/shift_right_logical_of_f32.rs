// `shift_right_logical` does not take f32.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    shift_right_logical(x, y)
}

fn main() {}
