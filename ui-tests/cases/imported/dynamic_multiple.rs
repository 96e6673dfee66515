use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/pooled.mlir")]
fn net<H: Dim>(x: &f32![1, 2, H, 4]) -> f32![1, 2, 3, 2];

#[computation(stablehlo = "../tests/models/pooled.mlir")]
fn odd(x: &f32![1, 2, 5, 4]) -> f32![1, 2, 3, 2];

fn main() {}
