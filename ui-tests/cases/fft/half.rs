// So many numbers are not half of seven.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![5]) -> f32![7] {
    fft(x, "IRFFT", [7])
}

fn main() {}
