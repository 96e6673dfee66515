//! Computations in a crate that renames its dependency, under lints that forbid features which generated code must not
//! need.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unreachable_pub, clippy::pedantic)]

use tensors::prelude::*;

/// The number of rows of a batch.
#[known]
pub const ROWS: usize = 2;

/// Computes a layer of a network.
///
/// ```
/// use renamed::layer;
/// use tensors::tensor;
///
/// let x = tensor![[1.0, 2.0], [3.0, 4.0]];
/// let w = tensor![[1.0, -1.0], [0.0, -1.0]];
/// assert_eq!(layer(&x, &w, &tensor![0.5, 0.5]), tensor![[1.5, 0.0], [3.5, 0.0]]);
/// ```
#[computation]
pub fn layer(x: &f32![ROWS, 2], w: &f32![2, 2], b: &f32![2]) -> f32![ROWS, 2] {
    let hidden: f32![ROWS, 2] = dot(x, w) + b.along([1]);
    relu(hidden)
}

/// Returns positive numbers of sum 1.
#[computation]
pub fn shares<N: Dim>(x: &f32![N]) -> f32![N] {
    let total = sum(x);
    x / total
}

/// Takes one step of gradient descent, and returns the distance.
#[computation]
pub fn step(w: &mut f32![2, 2], x: &f32![ROWS, 2], rate: f32) -> f32 {
    let g = layer(x, w, [0.0, 0.0]) * rate;
    *w -= g;
    sqrt(sum(g * g))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computations_of_a_renamed_dependency_run() {
        let mut w = tensor![[1.0, 0.0], [0.0, 1.0]];
        let x = tensor![[3.0, 4.0], [0.0, 0.0]];
        assert!((step(&mut w, &x, 1.0) - 5.0).abs() < 1e-6);
        assert_eq!(w, tensor![[-2.0, -4.0], [0.0, 1.0]]);
        assert_eq!(shares(&tensor![1.0, 3.0]), tensor![0.25, 0.75]);
    }
}
