// The factors can be converted to the preferred element type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![3], y: &c64![3]) -> f32 {
    dot(x, y, preferred_element_type = f32)
}

fn main() {}
