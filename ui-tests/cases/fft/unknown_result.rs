// A length that is checked at run time requires a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![?]) -> f32![8] {
    fft(x, "IRFFT", [8])
}

fn main() {}
