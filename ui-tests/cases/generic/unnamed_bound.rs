// Arithmetic on a size needs the bound `Dim`.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N]) -> f32![N + M] {
    x
}

fn main() {}
