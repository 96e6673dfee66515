// The transform of real numbers has a real operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![8]) -> c64![5] {
    fft(x, "RFFT")
}

fn main() {}
