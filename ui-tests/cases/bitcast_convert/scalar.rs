// A scalar has no dimension of bytes.
use typed_xla::prelude::*;

#[computation]
fn f(x: u8) -> u16 {
    bitcast_convert(x, u16)
}

fn main() {}
