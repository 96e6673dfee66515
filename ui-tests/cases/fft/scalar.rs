// A scalar has no dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: c64) -> c64 {
    fft(x)
}

fn main() {}
