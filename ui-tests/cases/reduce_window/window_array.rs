// The numbers of a window are sizes, not arrays.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8], n: i32) -> f32 {
    sum(reduce_window(add, x, 0.0, [n]))
}

fn main() {}
