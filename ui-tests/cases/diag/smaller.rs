// The length of the diagonal is known.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N] {
    diag(x)
}

fn main() {}
