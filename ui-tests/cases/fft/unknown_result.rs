// A length that a call has to compare can fail.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![?]) -> f32![8] {
    fft(x, "IRFFT", [8])
}

fn main() {}
