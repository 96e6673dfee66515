use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn net(x: &mut f32![2, 16]) -> f32![2, 24];

fn main() {}
