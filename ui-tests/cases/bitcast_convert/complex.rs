// A complex number cannot be reinterpreted as a real one.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![3]) -> f32![3, 2] {
    bitcast_convert(x, f32)
}

fn main() {}
