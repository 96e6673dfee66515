use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/mlp.mlirbc", entry = "net")]
pub fn net(x: &f32![3, 4]) -> f32![3, 2];

fn main() {}
