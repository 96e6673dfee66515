// A complex number does not become a real one by itself.
use typed_xla::prelude::*;

#[computation]
fn f(z: &c64![4]) -> f32![4] {
    z as f32
}

fn main() {}
