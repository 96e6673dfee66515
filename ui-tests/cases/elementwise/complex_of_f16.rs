// `complex` does not take f16.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f16![4], y: &f16![4]) -> c64![4] {
    complex(x, y)
}

fn main() {}
