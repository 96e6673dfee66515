// There are four types of transforms.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![8]) -> c64![8] {
    fft(x, "DCT")
}

fn main() {}
