// The body of a function without a result has no value.
use typed_xla::prelude::*;

#[computation]
fn f(w: &mut f32![4], g: &f32![4]) {
    *w -= g;
    w * 2.0
}

fn main() {}
