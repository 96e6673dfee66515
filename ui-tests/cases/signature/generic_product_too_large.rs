// The numbers in a product of generic sizes have one as well.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![999999999 * N, 999999999 * N, 999999999 * N]) -> f32 {
    sum(x)
}

fn main() {}
