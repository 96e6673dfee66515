//! Computations for every size: `cargo run --example generic_sizes`.
//!
//! A generic size is a type with the bound `Dim`. Sizes of results may be computed from it, and the body may use it as
//! a number. Each use is compiled for its own sizes, like generic Rust code.

use typed_xla::prelude::*;

/// Scales each row to mean 0 and variance 1.
#[computation]
fn standardise<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    let centred = x - mean(x, 1).along([0]);
    centred * rsqrt(variance(x, 1) + 1e-6).along([0])
}

/// Computes the covariance of each pair of columns.
#[computation]
fn covariance<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![M, M] {
    let centred = x - mean(x, 0).along([1]);
    dot(transpose(centred, [1, 0]), centred) / N
}

/// Computes every product of an element of one vector and an element of the other.
#[computation]
fn products<N: Dim, M: Dim>(a: &f32![N], b: &f32![M]) -> f32![N * M] {
    let table = broadcast_in_dim(a, [N, M], [0]) * b.along([1]);
    reshape(table, [N * M])
}

fn main() {
    let small = tensor![[1.0, 2.0, 4.0], [8.0, 16.0, 32.0]];
    println!("standardised:\n{:.3}\n", standardise(&small));

    let wide: f32![1000, 2] = Tensor::from_fn(|[i, j]| (i * (j + 1)) as f32 / 1000.0);
    println!("covariance of {} rows:\n{:.4}\n", 1000, covariance(&wide));

    let products: f32![6] = products(&tensor![1.0, 10.0], &tensor![1.0, 2.0, 3.0]);
    println!("products:\n{products}");
}
