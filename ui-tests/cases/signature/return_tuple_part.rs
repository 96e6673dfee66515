// The part that does not fit is the one to blame.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> (f32![4], f32) {
    (x + 1.0, x * 2.0)
}

fn main() {}
