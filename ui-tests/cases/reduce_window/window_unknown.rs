// Whether a dynamic window has elements is checked at run time.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8], w: &f32![?]) -> f32 {
    sum(reduce_window(add, x, 0.0, w.dims()))
}

fn main() {}
