// Real numbers are transformed by "RFFT".
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![8]) -> c64![8] {
    fft(x)
}

fn main() {}
