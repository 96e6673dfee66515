// `fft_length` is required, because two lengths have the same half.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?]) -> Result<c64![5], Error> {
    Ok(fft(x, "RFFT"))
}

fn main() {}
