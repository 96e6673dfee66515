use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/draws.mlir")]
fn net(low: f32, high: f32, is: bool, seed: &mut u32![2], rng: &mut Rng) -> (f32![2, 3], f32![4], i32![2]);

fn main() {}
