// The numbers of a window are sizes, not arrays.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8], n: i32) -> f32 {
    sum(reduce_window(x, 0.0, add, [n]))
}

fn main() {}
