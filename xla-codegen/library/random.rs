//! Random numbers of the usual distributions, drawn from a parameter `rng: &mut Rng`, which is advanced.
//!
//! Parameters of a distribution are scalars or arrays, and a number is drawn for each of their elements. `sizes` are
//! further dimensions before theirs: for scalars they are the sizes of the result. Equal seeds produce equal random bits
//! on every machine and for any number of threads. Numbers of continuous distributions have derivatives by the
//! parameters: of the number that is drawn, with the random bits fixed. `f16` and `bf16` are computed in `f32` and rounded
//! once.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The mean of a reward under a policy, by one action for each state.
//! #[computation]
//! fn reward(rng: &mut Rng, a: &f64![100], b: &f64![100]) -> f64 {
//!     mean(random::beta(rng, a, b))
//! }
//!
//! /// A batch of rows in random order, and ten numbers of a Laplace distribution.
//! #[computation]
//! fn batch(rng: &mut Rng, rows: &f32![6, 3]) -> (f32![4, 3], f32![10]) {
//!     let chosen = random::choice(rng, rows, 4, replace = false);
//!     (chosen, random::laplace(rng, 0.0, 1.0, sizes = [10]))
//! }
//!
//! let mut rng = Rng::new(1);
//! let reward = reward(&mut rng, &Tensor::full(3.0), &Tensor::ones());
//! assert!((reward - 0.75).abs() < 0.1);
//! let (rows, noise) = batch(&mut rng, &Tensor::from_fn(|[i, _]| i as f32));
//! assert!((0..4).all(|i| (0..i).all(|j| rows[[i, 0]] != rows[[j, 0]])));
//! assert!(noise.iter().all(|x| x.abs() < 40.0));
//! ```

/// Draws numbers from 0 on and below 1, with the sizes of an array.
fn unit<E: Float, G: Tensors>(rng: &mut G, like: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    rng_uniform(rng, 0.0 as E, 1.0 as E, [..S])
}

/// Draws numbers above 0 and below 1, with the sizes of an array.
fn inner_unit<E: Float, G: Tensors>(rng: &mut G, like: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let u = rng_uniform(rng, 0.0 as E, 1.0 as E, [..S]);
    // The middle of the numbers that are rounded down to 0.
    let least = 0.25 * (next_after(1.0 as E, 2.0 as E) - 1.0);
    max(u, least)
}

/// Draws numbers of the standard normal distribution, with the sizes of an array.
fn standard_normal<E: Float, G: Tensors>(rng: &mut G, like: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    rng_normal(rng, 0.0 as E, 1.0 as E, [..S])
}

/// Draws integers from 0 on and below 2^31, with the sizes of an array.
fn half_word<E: Element, G: Tensors>(rng: &mut G, like: &Tensor![E; ..S]) -> u64![..S] {
    rng_uniform(rng, 0u32, 2147483648u32, [..S]) as u64
}

/// Draws the logarithms of numbers of the gamma distribution of the shape `a` and the scale 1.
///
/// G. Marsaglia and W. W. Tsang, "A simple method for generating gamma variables", ACM TOMS 26 (2000), for `a + 1`; a
/// power of a uniform number leads to `a`.
fn log_gamma_numbers<E: Float, G: Tensors>(rng: &mut G, a: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let a = stop_gradient(a);
    let d = a + 1.0 - 1.0 / 3.0;
    let c = 1.0 / (3.0 * sqrt(d));
    let mut result = zeros_like(a);
    // Shapes that are not positive numbers have no distribution.
    let is_valid = (a > 0.0) & (a < f64::INFINITY as E);
    let mut open = is_valid;
    while any(open) {
        let x = standard_normal(rng, a);
        let u = inner_unit(rng, a);
        let v = 1.0 + c * x;
        let cube = v * v * v;
        let log_cube = log(select(v > 0.0, cube, 1.0));
        let fits = (v > 0.0) & (log(u) < 0.5 * x * x + d - d * cube + d * log_cube);
        result = select(open & fits, log(d) + log_cube, result);
        open = open & !fits;
    }
    let power = log(inner_unit(rng, a)) / a;
    select(is_valid, result + power, f64::NAN as E)
}

/// Returns the logarithm of numbers of the gamma distribution, with its derivative by the shape.
fn with_slope<E: Float>(a: &Tensor![E; ..S], logarithm: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |a, logarithm| logarithm,
        |a, logarithm, da, other| (logarithm, da * slope_of_gamma(a, logarithm)),
    )(a, logarithm)
}

/// Computes the derivative of the logarithm of a number of the gamma distribution by the shape.
///
/// The probability of less is fixed: it is the quotient of the derivatives of the distribution function, by the shape and
/// by the number. With the series `s = sum of x^k / (a (a + 1) .. (a + k))` the distribution function is `s` times `x`
/// times the density, and `-t` is the derivative of `s`: a term of `t` has the factor `1 / a + .. + 1 / (a + k)`.
fn slope_of_gamma<E: Float>(a: &Tensor![E; ..S], logarithm: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    // The sums cancel in the upper tail, by up to the reciprocal of its probability.
    let (wide, log_x) = (stop_gradient(a) as f64, stop_gradient(logarithm) as f64);
    let x = exp(log_x);
    let mut k = 0.0f64;
    let mut term = 1.0 / wide;
    let mut factor = term;
    let mut s = term;
    let mut t = term * factor;
    while any(term > 1e-17 * s) {
        k += 1.0;
        term = term * x / (wide + k);
        factor += 1.0 / (wide + k);
        s += term;
        t += term * factor;
    }
    (t - (log_x - digamma(wide)) * s) as E
}

/// Draws numbers of the exponential distribution with the mean `scale`.
///
/// ```text
/// result = -scale * log(1 - u)        u evenly from 0 on and below 1
/// ```
#[wide]
pub fn exponential<E: Float, G: Tensors>(
    rng: &mut G,
    scale: &Tensor![E; ..S],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let scale = broadcast(scale, sizes);
    -scale * log1p(-unit(rng, scale))
}

/// Draws numbers of the Laplace distribution.
///
/// ```text
/// result = mean + scale * log((1 - u) / (1 - v))        u and v evenly from 0 on and below 1
/// ```
#[wide]
pub fn laplace<E: Float, G: Tensors>(
    rng: &mut G,
    mean: &Tensor![E; ..S],
    scale: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let (mean, scale) = (mean + zeros_like(scale), scale + zeros_like(mean));
    let (mean, scale) = (broadcast(mean, sizes), broadcast(scale, sizes));
    let (u, v) = (unit(rng, mean), unit(rng, mean));
    mean + scale * log((1.0 - u) / (1.0 - v))
}

/// Draws numbers of the Gumbel distribution, of greatest numbers.
///
/// ```text
/// result = mode - scale * log(-log(u))        u evenly between 0 and 1
/// ```
#[wide]
pub fn gumbel<E: Float, G: Tensors>(
    rng: &mut G,
    mode: &Tensor![E; ..S],
    scale: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let (mode, scale) = (mode + zeros_like(scale), scale + zeros_like(mode));
    let (mode, scale) = (broadcast(mode, sizes), broadcast(scale, sizes));
    mode - scale * log(-log(inner_unit(rng, mode)))
}

/// Draws numbers of the logistic distribution.
///
/// ```text
/// result = mean + scale * log(u / (1 - u))        u evenly between 0 and 1
/// ```
#[wide]
pub fn logistic<E: Float, G: Tensors>(
    rng: &mut G,
    mean: &Tensor![E; ..S],
    scale: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let (mean, scale) = (mean + zeros_like(scale), scale + zeros_like(mean));
    let (mean, scale) = (broadcast(mean, sizes), broadcast(scale, sizes));
    let u = inner_unit(rng, mean);
    mean + scale * (log(u) - log1p(-u))
}

/// Draws numbers of the Cauchy distribution.
///
/// ```text
/// result = mode + scale * tan(pi * (u - 1/2))        u evenly between 0 and 1
/// ```
#[wide]
pub fn cauchy<E: Float, G: Tensors>(
    rng: &mut G,
    mode: &Tensor![E; ..S],
    scale: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let (mode, scale) = (mode + zeros_like(scale), scale + zeros_like(mode));
    let (mode, scale) = (broadcast(mode, sizes), broadcast(scale, sizes));
    mode + scale * tan(3.141592653589793 * (inner_unit(rng, mode) - 0.5))
}

/// Draws numbers of the standard normal distribution between `low` and `high`.
///
/// ```text
/// result = sqrt(2) * erf_inv(u)        u evenly between erf(low / sqrt(2)) and erf(high / sqrt(2))
/// ```
///
/// As in JAX, bounds that are both beyond 5 deviations on one side in `f32`, 8 in `f64`, leave few different numbers.
#[wide]
pub fn truncated_normal<E: Float, G: Tensors>(
    rng: &mut G,
    low: &Tensor![E; ..S],
    high: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let root = 0.7071067811865476;
    let (low, high) = (low + zeros_like(high), high + zeros_like(low));
    let (low, high) = (broadcast(low, sizes), broadcast(high, sizes));
    let (first, last) = (erf(low * root), erf(high * root));
    let u = unit(rng, low);
    let drawn = 1.4142135623730951 * erf_inv(first + u * (last - first));
    clamp(drawn, low, high)
}

/// Draws numbers of the gamma distribution with the shape `a` and the scale 1.
///
/// The derivative by the shape is that of the number of which the same part of the distribution is below.
/// It is computed in `f64`, by a loop of about `x + 10 sqrt(x) + 20` terms for the greatest number `x`. Shapes that are
/// not positive numbers lead to NaN. A small shape has numbers that round to 0; `random::log_gamma` has their logarithms.
#[wide]
pub fn gamma<E: Float, G: Tensors>(
    rng: &mut G,
    a: &Tensor![E; ..S],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let a = broadcast(a, sizes);
    exp(with_slope(a, log_gamma_numbers(rng, a)))
}

/// Draws the logarithms of numbers of the gamma distribution, which are finite for small shapes too.
#[wide]
pub fn log_gamma<E: Float, G: Tensors>(
    rng: &mut G,
    a: &Tensor![E; ..S],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let a = broadcast(a, sizes);
    with_slope(a, log_gamma_numbers(rng, a))
}

/// Draws numbers of the beta distribution with the shapes `a` and `b`, from two numbers of gamma distributions.
///
/// ```text
/// result = x / (x + y)        x and y of the gamma distributions of the shapes a and b
/// ```
#[wide]
pub fn beta<E: Float, G: Tensors>(
    rng: &mut G,
    a: &Tensor![E; ..S],
    b: &Tensor![E; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let (a, b) = (a + zeros_like(b), b + zeros_like(a));
    let (a, b) = (broadcast(a, sizes), broadcast(b, sizes));
    let x = with_slope(a, log_gamma_numbers(rng, a));
    let y = with_slope(b, log_gamma_numbers(rng, b));
    1.0 / (1.0 + exp(y - x))
}

/// Draws probabilities that add up to 1 along the last dimension, of the Dirichlet distribution.
///
/// ```text
/// result = x / sum(x)        x[i] of the gamma distribution of the shape a[i]
/// ```
#[wide]
pub fn dirichlet<E: Float, G: Tensors>(
    rng: &mut G,
    a: &Tensor![E; ..S],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let a = broadcast(a, sizes);
    softmax(with_slope(a, log_gamma_numbers(rng, a)), -1)
}

/// Draws counts of events, of which `rate` are expected, as `i32`; -1 where the rate is negative, infinite or NaN.
///
/// A product of uniform numbers for rates below 10; above, W. Hörmann, "The transformed rejection method for generating
/// Poisson random variables", Insurance: Mathematics and Economics 12 (1993). It is computed in `f64`.
pub fn poisson<E: Float, G: Tensors>(
    rng: &mut G,
    rate: &Tensor![E; ..S],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> i32![..R] {
    poisson_numbers(rng, broadcast(stop_gradient(rate) as f64, sizes))
}

fn poisson_numbers<G: Tensors>(rng: &mut G, rate: &f64![..S]) -> i32![..S] {
    let is_valid = (rate >= 0.0) & (rate < f64::INFINITY);
    let is_great = is_valid & (rate >= 10.0);

    let small = select(is_valid & !is_great, rate, 0.0);
    let mut few = zeros_like(rate);
    let mut sum = log(inner_unit(rng, rate));
    while any(sum > -small) {
        few = select(sum > -small, few + 1.0, few);
        sum = select(sum > -small, sum + log(inner_unit(rng, rate)), sum);
    }

    let great = select(is_great, rate, 10.0);
    let b = 0.931 + 2.53 * sqrt(great);
    let a = -0.059 + 0.02483 * b;
    let alpha = 1.1239 + 1.1328 / (b - 3.4);
    let bound = 0.9277 - 3.6224 / (b - 2.0);
    let mut many = zeros_like(rate);
    let mut open = is_great;
    while any(open) {
        let u = unit(rng, rate) - 0.5;
        let v = inner_unit(rng, rate);
        let rest = 0.5 - abs(u);
        let least = select(rest > 0.0, rest, 1.0);
        let k = floor((2.0 * a / least + b) * u + great + 0.43);
        let inside = select(k < 0.0, 0.0, k);
        let left = log(v * alpha / (a / (least * least) + b));
        let right = inside * log(great) - great - lgamma(inside + 1.0);
        let is_sure = (rest >= 0.07) & (v <= bound);
        let is_out = (k < 0.0) | ((rest < 0.013) & (v > rest)) | (rest <= 0.0);
        let fits = is_sure | (!is_out & (left <= right));
        many = select(open & fits, inside, many);
        open = open & !fits;
    }
    let drawn = select(is_great, many, few);
    select(is_valid, min(drawn, 2147483647.0), -1.0) as i32
}

/// Draws -1 or 1, each with the probability 1/2, as `i32`.
pub fn rademacher<G: Tensors>(
    rng: &mut G,
    #[known] sizes: &[i64],
) -> i32![..R] {
    select(rng_bernoulli(rng, 0.5f32, sizes), 1i32, -1i32)
}

/// Draws integers from `low` on and below `high`, of their element type.
///
/// The range is multiplied by 62 random bits: an integer is more likely than another by at most one part in `2^62` over
/// the number of integers in the range; JAX has `2^64` for 32 bits. If `high` is not greater than `low`, all are `low`.
pub fn randint<I: Integer, G: Tensors>(
    rng: &mut G,
    low: &Tensor![I; ..S],
    high: &Tensor![I; ..T],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![I; ..R] {
    let (low, high) = (low + zeros_like(high), high + zeros_like(low));
    let (low, high) = (broadcast(low, sizes), broadcast(high, sizes));
    // Differences of all types are right modulo 2^64.
    let range = select(high > low, high as u64 - low as u64, 1u64);
    let (first, second) = (half_word(rng, low), half_word(rng, low));
    let (upper, lower) = (shift_right_logical(range, 32u64), range & 4294967295u64);
    // The product of `first * 2^31 + second` and the range, without its last 62 bits.
    let from_lower = shift_right_logical(first * lower + shift_right_logical(second * lower, 31u64), 31u64);
    let from_upper = first * upper * 2u64 + shift_right_logical(second * upper, 30u64);
    low + ((from_lower + from_upper) as I)
}

/// Returns the integers from 0 on and below `count` in random order, as `i32`.
///
/// They are sorted by numbers of 53 random bits: two of a million are equal with a probability of about 1e-4.
pub fn permutation<G: Tensors>(rng: &mut G, #[known] count: i64) -> i32![..R] {
    permutation_of(rng, count)
}

/// Returns the slices along a dimension, the first by default, in random order.
pub fn shuffle<E: Element, G: Tensors>(
    rng: &mut G,
    x: &Tensor![E; ..S],
    #[known]
    #[default(0)]
    dimension: i64,
) -> Tensor![E; ..S] {
    take(x, permutation_of(rng, x.dims()[dimension]), dimension)
}

fn permutation_of<G: Tensors>(rng: &mut G, #[known] count: i64) -> i32![..R] {
    // Two of a million keys of 53 bits are equal with a probability of 1e-4.
    let keys = rng_uniform(rng, 0.0f64, 1.0, [count]);
    sort((keys, iota(i32, [count], 0)), |a, b, _, _| a < b, dimension = 0).1
}

/// Draws `count` slices along the first dimension, each with the same probability.
///
/// With `replace = false` no slice is drawn twice.
pub fn choice<E: Element, G: Tensors>(
    rng: &mut G,
    x: &Tensor![E; ..S],
    #[known] count: i64,
    #[known]
    #[default(true)]
    replace: bool,
) -> Tensor![E; ..R] {
    if replace {
        let u = rng_uniform(rng, 0.0f64, 1.0, [count]);
        take(x, floor(u * (x.dims()[0] as f64)) as i32, 0)
    } else {
        let order = permutation_of(rng, x.dims()[0]);
        take(x, slice(order, [0], [count]), 0)
    }
}

/// Draws `count` slices along the first dimension, with probabilities in the proportion of weights.
///
/// With `replace = false` no slice is drawn twice: each draw is from those that are left. A slice of weight 0 is drawn
/// only without replacement, when all others are drawn.
pub fn weighted_choice<E: Element, W: Float, N: Dim, G: Tensors>(
    rng: &mut G,
    x: &Tensor![E; ..S],
    weights: &Tensor![W; N],
    #[known] count: i64,
    #[known]
    #[default(true)]
    replace: bool,
) -> Tensor![E; ..R] {
    let weights = stop_gradient(weights) as f64;
    if replace {
        let sums = cumulative_sum(weights, 0);
        let drawn = sums[N - 1] * (1.0 - rng_uniform(rng, 0.0f64, 1.0, [count]));
        let rows = broadcast_in_dim(drawn, [count, N], [0]);
        take(x, sum((rows > sums.along([1])) as i32, 1), 0)
    } else {
        // The order of these sums is that of draws one after the other.
        let noise = -log(-log(inner_unit(rng, weights)));
        take(x, top_k(log(weights) + noise, count).1, 0)
    }
}

/// Draws the indices of classes along a dimension, the last by default, by the softmax of the logits, as `i32`.
///
/// A class with the logit -infinity is not drawn, if another one is possible.
pub fn categorical<E: Float, G: Tensors>(
    rng: &mut G,
    logits: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
) -> i32![..R] {
    let logits = stop_gradient(logits) as f64;
    argmax(logits - log(-log(inner_unit(rng, logits))), dimension)
}

/// Draws vectors of the normal distribution with a mean and a covariance.
///
/// ```text
/// result = mean + l z        l l^T = covariance, z of the standard normal distribution
/// ```
///
/// `sizes` are dimensions before the vectors'. The covariance is positive definite.
#[wide]
pub fn multivariate_normal<E: Float, N: Dim, G: Tensors>(
    rng: &mut G,
    mean: &Tensor![E; N],
    covariance: &Tensor![E; N, N],
    #[known]
    #[default([])]
    sizes: &[i64],
) -> Tensor![E; ..R] {
    let z = standard_normal(rng, broadcast(mean, sizes));
    mean.along([-1]) + dot_general(z, cholesky(covariance, lower = true), [], [], [-1], [1])
}
