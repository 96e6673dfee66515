// The lengths are those of the dimensions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 8]) -> c64![2, 4] {
    fft(x, "RFFT", fft_length = [6])
}

fn main() {}
