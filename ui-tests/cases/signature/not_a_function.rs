// The attribute is only allowed on a function.
use typed_xla::prelude::*;

#[computation]
struct Model {
    w: f32,
}

fn main() {}
