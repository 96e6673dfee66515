use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn net(x: &f32![2, 16], replica: &Replica) -> f32![2, 24];

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn fed(x: &f32![2, 16], feed: &Infeed<f32>) -> f32![2, 24];

fn main() {}
