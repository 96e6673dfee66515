// An array is not changed in parts.
use typed_xla::prelude::*;

#[computation]
fn f(x: &mut f32![5]) {
    x[0] = 1.0;
}

fn main() {}
