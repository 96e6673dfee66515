// JAX sorts arguments that are passed by name.
use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/by_keyword.mlir")]
fn net(x: &f32![3], scale: &f32![3], bias: &f32![3]) -> f32![3];

fn main() {}
