// `fft_length` is required for the inverse transform to real numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![5]) -> f32![8] {
    fft(x, "IRFFT")
}

fn main() {}
