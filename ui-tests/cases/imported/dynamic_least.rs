use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/bounded_sizes.mlir")]
fn generic<H: Dim, W: Dim>(
    x: &f32![H, 3],
    y: &f32![W],
    z: &f32![H * W + 1],
    u: &f32![H, 3],
) -> (f32![H, 3], f32![4, 3], f32![?, 3], f32![?, 3], f32![?], f32![H * W + 1], f32![?]);

#[computation(stablehlo = "../tests/models/bounded_sizes.mlir")]
fn numbers(
    x: &f32![5, 3],
    y: &f32![7],
    z: &f32![36],
    u: &f32![5, 3],
) -> (f32![4, 3], f32![4, 3], f32![3, 3], f32![5, 3], f32![5], f32![36], f32![77]);

fn main() {}
