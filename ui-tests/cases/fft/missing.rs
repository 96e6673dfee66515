// How many numbers come back has to be told.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![5]) -> f32![8] {
    fft(x, "IRFFT")
}

fn main() {}
