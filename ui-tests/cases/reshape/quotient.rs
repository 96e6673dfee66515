// A quotient of sizes, and a literal beside the value with that mistake.
use typed_xla::prelude::*;

#[computation]
fn heads<T: Dim, D: Dim, H: Dim>(x: &f32![T, D]) -> f32![T, H, 3] {
    let parts = reshape(x, [T, H, D / H]);
    parts / sqrt(D / H)
}

#[computation]
fn alone<D: Dim>(x: &f32![D]) -> f32![D] {
    let root = sqrt(D);
    x / root
}

fn main() {}
