// An array is not assigned by index.
use typed_xla::prelude::*;

#[computation]
fn f(x: &mut f32![5]) {
    x[0] = 1.0;
}

fn main() {}
