// The transform of real numbers takes no complex ones.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![8]) -> c64![5] {
    fft(x, "RFFT")
}

fn main() {}
