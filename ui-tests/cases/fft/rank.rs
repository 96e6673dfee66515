// The operand has as many dimensions as are transformed.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![8]) -> c64![8] {
    fft(x, fft_length = [8, 8])
}

fn main() {}
