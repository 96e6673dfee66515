use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn net<N: Dim>(x: &f32![N, 16]) -> f32![N, 24];

fn main() {}
