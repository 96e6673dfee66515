// A complex number is not converted to a real one implicitly.
use typed_xla::prelude::*;

#[computation]
fn f(z: &c64![4]) -> f32![4] {
    z as f32
}

fn main() {}
