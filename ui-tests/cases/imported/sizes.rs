use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn net(x: &f32![3, 16]) -> f32![2, 16];

fn main() {}
