//! Computations that call others in other modules: `cargo run --example modules`.
//!
//! Calls are checked at the caller, and the callee is then inlined: the loops of caller and callee are fused where
//! possible.

mod layers;
mod model;

use typed_xla::prelude::*;

use model::{FEATURES, Params};

fn main() {
    let params = Params {
        w1: Tensor::from_fn(|[i, j]| ((3 * i + j) % 5) as f32 - 2.0),
        b1: Tensor::zeros(),
        w2: Tensor::from_fn(|[i, j]| ((i + 2 * j) % 3) as f32 - 1.0),
        b2: Tensor::zeros(),
    };
    let x: f32![2, FEATURES] = Tensor::from_fn(|[i, j]| (i + j) as f32);
    println!("{:.3}", model::classify(&params, &x));
}
