use typed_xla::{computation, f32};

#[computation(stablehlo = "models/none.mlir")]
fn net(x: &f32![2]) -> f32![2];

fn main() {}
