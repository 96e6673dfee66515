use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/norm.mlir")]
fn net(x: &f32![2, 3, 4, 4]) -> (f32![2, 3, 4, 4], (f32![3], f32![3]));

#[computation(stablehlo = "../tests/models/baked.mlir")]
fn baked(x: &f32![2, 16], y: &f32![3]) -> f32![2, 24];

fn main() {}
