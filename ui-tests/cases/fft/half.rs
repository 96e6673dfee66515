// The operand has half of the transform's length.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![5]) -> f32![7] {
    fft(x, "IRFFT", [7])
}

fn main() {}
