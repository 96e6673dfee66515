// A size that is halved can be one of two: `fft_length` says which.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?]) -> Result<c64![5], Error> {
    Ok(fft(x, "RFFT"))
}

fn main() {}
