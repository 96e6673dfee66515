//! Activation functions of neural networks, and their slopes.
//!
//! Products with an exponential that vanishes are exact at infinity, where the limit is finite: the other factor is
//! bounded by [`FAR`] first. A branch that is not selected has a finite operand, and the slope 0.

use crate::graph::Term;

/// A number beyond which `exp(-x)` is 0 in `f32` and `f64`.
const FAR: f64 = 1e4;

/// Returns a number between two others. Unlike that of `clamp`, its derivative is NaN for NaN.
fn between(x: Term<'_>, low: f64, high: f64) -> Term<'_> {
    let below = x.greater(high).select(x.number(high), x);
    x.less(low).select(x.number(low), below)
}

/// Returns the logistic functions of `x` and of `-x`, by one exponential that does not overflow. Their sum is 1, but
/// neither loses digits where it is small.
fn logistics(x: Term<'_>) -> [Term<'_>; 2] {
    let small = (-x.abs()).exp();
    let large_share = 1.0 / (small + 1.0);
    let small_share = small * large_share;
    let is_positive = x.at_least(0.0);
    [
        is_positive.select(large_share, small_share),
        is_positive.select(small_share, large_share),
    ]
}

/// Returns the negative numbers; 0 takes the place of positive ones.
fn negative(x: Term<'_>) -> Term<'_> {
    x.greater(0.0).select(x.number(0.0), x)
}

/// `x logistic(x)`.
pub(super) fn silu(x: Term<'_>) -> Term<'_> {
    x.max(-FAR) * x.logistic()
}

/// `s (1 + x (1 - s))` with `s = logistic(x)`.
pub(crate) fn silu_slope(x: Term<'_>) -> Term<'_> {
    let x = between(x, -FAR, FAR);
    let [s, rest] = logistics(x);
    s * (x * rest + 1.0)
}

/// `log(1 + exp(x))`.
pub(super) fn softplus(x: Term<'_>) -> Term<'_> {
    x.max(0.0) + (-x.abs()).exp().log1p()
}

/// `log(logistic(x))`.
pub(super) fn log_sigmoid(x: Term<'_>) -> Term<'_> {
    -softplus(-x)
}

/// `x tanh(softplus(x))`. With `w = exp(x)^2 + 2 exp(x)`, the hyperbolic tangent is `w / (w + 2)`.
pub(super) fn mish(x: Term<'_>) -> Term<'_> {
    let (_, w) = mish_weight(x);
    x.max(-FAR) * (w / (w + 2.0))
}

/// `t + x t'`, where `t = w / (w + 2)` has the slope `t' = 4 n (n + 1) / (w + 2)^2` with `n = exp(x)`.
pub(crate) fn mish_slope(x: Term<'_>) -> Term<'_> {
    let x = between(x, -FAR, MISH_FAR);
    let (n, w) = mish_weight(x);
    let below = w + 2.0;
    let slope = 4.0 * n * (n + 1.0) / below / below;
    w / below + x * slope
}

/// Returns `n = exp(x)` and `n (n + 2)`.
fn mish_weight(x: Term<'_>) -> (Term<'_>, Term<'_>) {
    let n = x.min(MISH_FAR).exp();
    (n, n * (n + 2.0))
}

/// A number beyond which `mish(x)` is `x` and its slope is 1 in `f64`, but `exp(x)^2` does not overflow in `f32`.
const MISH_FAR: f64 = 31.0;

/// The scale and the scaled limit of [`selu`], which keep mean 0 and variance 1.
const SELU: f64 = 1.050_700_987_355_480_5;
const SELU_LIMIT: f64 = 1.673_263_242_354_377_2;

/// `SELU elu(x, SELU_LIMIT)`.
pub(super) fn selu(x: Term<'_>) -> Term<'_> {
    elu(x, x.number(SELU_LIMIT)) * SELU
}

/// `x`, or `alpha (exp(x) - 1)` below 0.
pub(super) fn elu<'s>(x: Term<'s>, alpha: Term<'s>) -> Term<'s> {
    x.greater(0.0).select(x, alpha * negative(x).expm1())
}

/// `x`, or `alpha (exp(x / alpha) - 1)` below 0.
pub(super) fn celu<'s>(x: Term<'s>, alpha: Term<'s>) -> Term<'s> {
    let below = alpha * celu_exponent(x, alpha).expm1();
    x.greater(0.0).select(x, below)
}

/// Returns `x / alpha` below 0, else 0.
fn celu_exponent<'s>(x: Term<'s>, alpha: Term<'s>) -> Term<'s> {
    negative(x) / x.greater(0.0).select(x.number(1.0), alpha)
}

/// The slope of [`celu`] in `x`.
pub(crate) fn celu_slope<'s>(x: Term<'s>, alpha: Term<'s>, _: Term<'s>) -> Term<'s> {
    celu_exponent(x, alpha).exp()
}

/// The slope of [`celu`] in `alpha`: `exp(z) - 1 - z exp(z)` with `z = x / alpha`.
pub(crate) fn celu_slope_by_alpha<'s>(x: Term<'s>, alpha: Term<'s>, _: Term<'s>) -> Term<'s> {
    let z = celu_exponent(x, alpha).max(-FAR);
    z.expm1() - z * z.exp()
}

/// `x`, or `slope x` below 0.
pub(super) fn leaky_relu<'s>(x: Term<'s>, slope: Term<'s>) -> Term<'s> {
    x.at_least(0.0).select(x, slope * x)
}

/// `x` between 0 and 6.
pub(super) fn relu6(x: Term<'_>) -> Term<'_> {
    x.clamp(x.number(0.0), x.number(6.0))
}

/// `relu6(x + 3) / 6`.
pub(super) fn hard_sigmoid(x: Term<'_>) -> Term<'_> {
    relu6(x + 3.0) / 6.0
}

/// `x hard_sigmoid(x)`.
pub(super) fn hard_swish(x: Term<'_>) -> Term<'_> {
    x.max(-FAR) * hard_sigmoid(x)
}

/// 0 up to -3, 1 from 3 on, and `x / 3 + 1 / 2` between.
pub(crate) fn hard_swish_slope(x: Term<'_>) -> Term<'_> {
    let between = x / 3.0 + 0.5;
    let to_three = x.at_least(3.0).select(x.number(1.0), between);
    x.at_most(-3.0).select(x.number(0.0), to_three)
}

/// `x` between -1 and 1, where the slope is still 1.
pub(super) fn hard_tanh(x: Term<'_>) -> Term<'_> {
    let to_one = x.greater(1.0).select(x.number(1.0), x);
    x.less(-1.0).select(x.number(-1.0), to_one)
}

/// `x / (1 + |x|)`, which is 1 for every number above [`SOFT_SIGN_LIMIT`].
pub(super) fn soft_sign(x: Term<'_>) -> Term<'_> {
    let x = between(x, -SOFT_SIGN_LIMIT, SOFT_SIGN_LIMIT);
    x / (x.abs() + 1.0)
}

/// A number whose sum with 1 is itself in `f32` and `f64`.
const SOFT_SIGN_LIMIT: f64 = 1e30;

/// `1 / (1 + |x|)^2`, without the square, which overflows.
pub(crate) fn soft_sign_slope(x: Term<'_>) -> Term<'_> {
    let root = 1.0 / (x.abs() + 1.0);
    root * root
}

/// `(x + sqrt(x^2 + b)) / 2`, or `b / 2 / (sqrt(x^2 + b) - x)` below 0, where the sum cancels.
pub(super) fn squareplus<'s>(x: Term<'s>, b: Term<'s>) -> Term<'s> {
    let root = squareplus_root(x, b);
    let is_positive = x.greater(0.0);
    // Halves do not overflow; of two zeros the difference is 0.
    let below = root * 0.5 - is_positive.select(-x, x) * 0.5;
    let below = below.equal(0.0).select(x.number(1.0), below);
    is_positive.select(x * 0.5 + root * 0.5, b * 0.25 / below)
}

/// `sqrt(x^2 + b)`, or `|x|` where the square overflows.
fn squareplus_root<'s>(x: Term<'s>, b: Term<'s>) -> Term<'s> {
    let is_large = x.abs().at_least(x.largest().sqrt() / 2.0);
    let near = is_large.select(x.number(0.0), x);
    // The root of a positive number, whose slope is finite, is not selected.
    let sum = is_large.select(x.number(1.0), near * near + b);
    is_large.select(x.abs(), sum.sqrt())
}

/// `y / sqrt(x^2 + b)`, where the result is `y`.
pub(crate) fn squareplus_slope<'s>(x: Term<'s>, b: Term<'s>, _: Term<'s>) -> Term<'s> {
    let x = between(x, -x.largest(), x.largest());
    x.with(&super::squareplus, b) / squareplus_root(x, b)
}

/// `1 / (4 sqrt(x^2 + b))`.
pub(crate) fn squareplus_slope_by_b<'s>(x: Term<'s>, b: Term<'s>, _: Term<'s>) -> Term<'s> {
    0.25 / squareplus_root(x, b)
}
