// The number of bytes of generic sizes is limited by their constant factor.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![999999999 * N, 999999999 * N, 999999999 * N]) -> f32 {
    sum(x)
}

fn main() {}
