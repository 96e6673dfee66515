// A call from plain Rust with other elements.
use typed_xla::prelude::*;

/// A layer.
#[computation]
pub fn double(x: &f32![3]) -> f32![3] {
    x * 2.0
}

fn main() {
    let _ = double(&tensor![1, 2, 3]);
}
