// The message names the part that differs.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> (f32![4], i32) {
    conditional(c, || (x, 1i32), || (x, 1.5f32))
}

fn main() {}
