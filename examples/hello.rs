//! A first computation: `cargo run --example hello`. Change a size, and see what the compiler reports.

use typed_xla::prelude::*;

/// Scores two images of three pixels for two classes.
#[computation]
fn scores(x: &f32![2, 3], w: &f32![3, 2], b: &f32![2]) -> f32![2, 2] {
    softmax(dot(x, w) + b.along([1]), dimension = 1)
}

fn main() {
    let x = tensor![[0.5, 1.0, 0.0], [1.0, 0.0, 2.0]];
    let w = tensor![[1.0, 0.0], [2.0, -1.0], [0.5, 3.0]];
    println!("{:.3}", scores(&x, &w, &tensor![0.0, 0.5]));
}
