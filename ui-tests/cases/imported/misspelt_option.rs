use typed_xla::{computation, f32};

#[computation(stableHLO = "../tests/models/baked.mlir")]
fn net(x: &f32![2, 16]) -> f32![2, 24];

#[computation]
fn caller(x: &f32![2, 16]) -> f32![2, 24] {
    net(x)
}

fn main() {}
