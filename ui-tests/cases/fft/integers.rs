// Integers are converted first.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![8]) -> c64![5] {
    x.fft("RFFT")
}

fn main() {}
