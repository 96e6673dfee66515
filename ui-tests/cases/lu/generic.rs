// The smaller size must be known.
use typed_xla::prelude::*;

#[computation]
fn f<M: Dim, N: Dim>(a: &f32![M, N]) -> f32![M, N] {
    lu(a).0
}

fn main() {}
