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
//! /// Queries turned by their positions, with a tenth of them left out.
//! #[computation]
//! fn queries(x: &f32![2, 6, 8], first: i32, rng: &mut Rng) -> f32![2, 6, 8] {
//!     dropout(rope(x, first), 0.1, rng)
//! }
//!
//! /// Features of a picture, normalised in two groups of channels.
//! #[computation]
//! fn features(x: &f32![1, 4, 3, 3]) -> f32![1, 4, 3, 3] {
//!     group_norm(x, groups = 2)
//! }
//!
//! let y = gated(&Tensor::from([[1.0; 8]; 2]), &Tensor::from([2.0; 8]));
//! assert!(y.iter().all(|y| (y - 1.0).abs() < 1e-6));
//! let y = queries(&Tensor::ones(), 3, &mut Rng::new(1));
//! assert!(y.iter().all(|y| y.abs() <= 2.0f32.sqrt() / 0.9 + 1e-6));
//! assert!(features(&Tensor::ones()).iter().all(|y| *y == 0.0));
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

/// Normalises groups of channels to mean 0 and variance 1, and multiplies each channel by a scale and adds a bias.
///
/// ```text
/// result[b, c, ..] = (x[b, c, ..] - mean) / sqrt(variance + epsilon) * scale[c] + bias[c]
/// ```
///
/// Mean and variance are taken over the channels of a group and all other dimensions but the first, which is the batch.
/// The channels are `dimension`, 1 by default as in `conv`, or -1 for arrays with features last. `groups` divides their
/// number; with one group for each channel it is `instance_norm`. `scale` is 1, `bias` 0 and `epsilon` `1e-5` by
/// default. `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn group_norm<E: Float>(
    x: &Tensor![E; ..S],
    #[known] groups: usize,
    #[default(1.0)] scale: &Tensor![E; ..A],
    #[default(-0.0)] bias: &Tensor![E; ..B],
    #[known]
    #[default(1)]
    dimension: i64,
    #[known]
    #[default(1e-5)]
    epsilon: E,
) -> Tensor![E; ..S] {
    let sizes = x.dims();
    let rank = sizes.len();
    let at = if dimension < 0 { dimension + rank } else { dimension };
    assert!(
        at > 0 && at < rank,
        "expected a dimension of channels after the batch, from 1 to {rank}, exclusive, found {dimension}"
    );
    let channels = sizes[at];
    assert!(channels % groups == 0, "`groups` has to divide the number of channels");
    let (before, after) = (sizes[1..at], sizes[at + 1..]);
    let (before, after) = (before.iter().product(), after.iter().product());
    let width = channels / groups;
    let y = reshape(x, [sizes[0], before, groups, width, after]);
    let y = y - mean(y, [1, 3, 4], keep = true);
    let y = y * rsqrt(mean(y * y, [1, 3, 4], keep = true) + epsilon);
    reshape(y * of_channels(scale, channels, width) + of_channels(bias, channels, width), [..S])
}

fn of_channels<E: Float>(
    x: &Tensor![E; ..S],
    #[known] channels: usize,
    #[known] width: usize,
) -> Tensor![E; ..R] {
    let sizes = x.dims();
    let rank = sizes.len();
    if rank == 0 {
        x
    } else {
        assert!(rank == 1, "expected a scale and a bias of {channels} channels, found {rank} dimensions");
        let size = sizes[0];
        assert!(size == channels, "expected a scale and a bias of {channels} channels, found {size}");
        reshape(x, [1, 1, channels / width, width, 1])
    }
}

/// Normalises each channel of each example to mean 0 and variance 1, and multiplies it by a scale and adds a bias.
///
/// It is `group_norm` with one channel in each group, and has its parameters.
pub fn instance_norm<E: Float>(
    x: &Tensor![E; ..S],
    #[default(1.0)] scale: &Tensor![E; ..A],
    #[default(-0.0)] bias: &Tensor![E; ..B],
    #[known]
    #[default(1)]
    dimension: i64,
    #[known]
    #[default(1e-5)]
    epsilon: E,
) -> Tensor![E; ..S] {
    let sizes = x.dims();
    let at = if dimension < 0 { dimension + sizes.len() } else { dimension };
    group_norm(x, sizes[at], scale, bias, dimension, epsilon)
}

/// Sets elements to 0 with the probability `rate`, and divides the others by `1 - rate`: the mean stays.
///
/// Whether an element is kept is drawn from `rng`, a parameter `rng: &mut Rng` of the caller, which is advanced. With
/// the rate 0 the result is `x`, with the rate 1 it is 0. The probability is rounded to a multiple of 2^-24.
#[wide]
pub fn dropout<E: Float, R: Tensors>(x: &Tensor![E; ..S], rate: E, rng: &mut R) -> Tensor![E; ..S] {
    let kept = rng_bernoulli(rng, (1.0 - rate) as f32, [..S]);
    // A quotient by 0 would be a NaN in the derivative of what is not selected.
    let rest = select(rate < 1.0, 1.0 - rate, 1.0);
    select(kept, x / rest, 0.0)
}

/// Rotates pairs of features by angles that grow with the position: rotary position embedding.
///
/// ```text
/// result[.., t, i]          = x[.., t, i] * cos(a) - x[.., t, i + D / 2] * sin(a)
/// result[.., t, i + D / 2]  = x[.., t, i + D / 2] * cos(a) + x[.., t, i] * sin(a)
/// a = (offset + t) * base^(-2 i / D)                                             for i below D / 2
/// ```
///
/// The features are the last dimension, of an even size `D`; the positions are `dimension`, the last but one by default.
/// `offset` is the position of the first of them, 0 by default: an `i32`, which may be computed. `base` is 10000 by
/// default. With `interleaved = true` the features 2 i and 2 i + 1 are a pair, instead of i and i + D / 2. `f16` and
/// `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn rope<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0)] offset: i32,
    #[known]
    #[default(10000.0)]
    base: E,
    #[known]
    #[default(false)]
    interleaved: bool,
    #[known]
    #[default(-2)]
    dimension: i64,
) -> Tensor![E; ..S] {
    let sizes = x.dims();
    let rank = sizes.len();
    let last = rank - 1;
    let at = if dimension < 0 { dimension + sizes.len() } else { dimension };
    assert!(
        at >= 0 && at < last,
        "expected a dimension of positions before the features, found {dimension} of {rank} dimensions"
    );
    let (count, features) = (sizes[at], sizes[last]);
    assert!(features % 2 == 0, "the number of features has to be even");
    let positions = iota(E, [count]) + (offset as E);
    let rates = pow(base, iota(E, [features / 2]) * -2.0 / features);
    let angles = outer(positions, rates);
    let (c, s) = (cos(angles), sin(angles));
    if interleaved {
        let pairs = reshape(x, [..sizes[..last], features / 2, 2]);
        let (a, b) = split(pairs, parts = 2, dimension = -1);
        let (c, s) = (reshape(c, [count, features / 2, 1]), reshape(s, [count, features / 2, 1]));
        let (c, s) = (c.along([at, last, last + 1]), s.along([at, last, last + 1]));
        reshape(concatenate((a * c - b * s, b * c + a * s), -1), [..S])
    } else {
        let (a, b) = split(x, parts = 2, dimension = -1);
        let (c, s) = (c.along([at, last]), s.along([at, last]));
        concatenate((a * c - b * s, b * c + a * s), -1)
    }
}
