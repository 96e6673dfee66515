// `rem` does not take c64.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4], y: &c64![4]) -> c64![4] {
    rem(x, y)
}

fn main() {}
