// One to three dimensions are transformed.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![2, 2, 2, 2]) -> c64![2, 2, 2, 2] {
    fft(x, "FFT", fft_length = [2, 2, 2, 2])
}

fn main() {}
