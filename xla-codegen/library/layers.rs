//! Layers of networks. They have no parameters of their own: calls pass scales and biases.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// A gated layer between normalisations.
//! #[computation]
//! fn gated(x: &f32![2, 8], scale: &f32![8]) -> f32![2, 4] {
//!     rms_norm(glu(rms_norm(x, scale)))
//! }
//!
//! let y = gated(&Tensor::from([[1.0; 8]; 2]), &Tensor::from([2.0; 8]));
//! assert!(y.iter().all(|y| (y - 1.0).abs() < 1e-6));
//! ```

/// Divides by the root of the mean square of the last dimension, and multiplies by a scale.
///
/// ```text
/// result[.., i] = x[.., i] / sqrt(mean(x[.., j]^2 over j) + epsilon) * scale[i]
/// ```
///
/// `scale` is 1 and `epsilon` is `1e-6` by default. `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn rms_norm<E: Float, N: Dim>(
    x: &Tensor![E; ..S, N],
    #[default(1.0)] scale: &Tensor![E; N],
    #[known]
    #[default(1e-6)]
    epsilon: E,
) -> Tensor![E; ..S, N] {
    let squares = mean(x * x, -1, keep = true);
    x * rsqrt(squares + epsilon) * scale.along([-1])
}

/// Multiplies the first half of a dimension by the logistic function of the second half.
///
/// `dimension` is the last one by default; its size is even.
#[wide]
pub fn glu<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
) -> Tensor![E; ..R] {
    let (values, gates) = split(x, parts = 2, dimension = dimension);
    values * logistic(gates)
}
