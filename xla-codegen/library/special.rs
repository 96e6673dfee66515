//! Special functions, with the names and the order of arguments of `scipy.special`.
//!
//! They accept `f16`, `bf16`, `f32` and `f64`; `f16` and `bf16` are computed in `f32` and rounded once. The arguments are
//! scalars or arrays of the same sizes. A result is NaN where the function has no real value. All have first and second
//! derivatives by all arguments.
//!
//! A logarithm that is infinite and has the factor 0 counts as 0: `special::xlogy(0, 0)` is 0, and so are its
//! derivatives, so that losses stay finite. JAX's derivatives of `xlogy` and `entr` are infinite there. JAX has NaN for
//! `expi` of 0 and of infinities, where SciPy and this page have the limits. SciPy has a limit for `beta` of some
//! negative integers, where this page and JAX have NaN.
//!
//! Errors are measured beside mpmath at 40 to 80 points, relative to the value, in units of 2^-52 (`f64`) and of 2^-23
//! (`f32`). They are at most 1 for `entr`, `logit`, `xlogy`, `xlog1py` and `rel_entr`, 1.3 for `kl_div` (6 in `f32`),
//! and 2.2 for `ndtri`. Those of `ndtr` and `log_ndtr` grow with the square of `x`, as in SciPy: 400 at -37, and 36 near 9, in
//! `f64`.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The probability that at most `x` of the squares of `n` standard normal numbers add up, and its density.
//! #[computation]
//! fn of_squares(x: &f64![3], n: f64) -> (f64![3], f64![3]) {
//!     let below = |x| special::gammainc(n / 2.0, x / 2.0);
//!     (below(x), grad(|x| sum(below(x)))(x))
//! }
//!
//! let (below, density) = of_squares(&tensor![0.5, 1.0, 4.0], 2.0);
//! assert!((below[1] - (1.0 - (-0.5f64).exp())).abs() < 1e-15);
//! assert!((density[2] - 0.5 * (-2.0f64).exp()).abs() < 1e-15);
//! ```

/// Computes `x log(y)`, and 0 where `x` is 0 and `y` is a number.
#[wide]
pub fn xlogy<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    // The logarithm would be NaN or an infinity, which a product with 0 makes NaN.
    let is_zero = (x == 0.0) & ((y <= 0.0) | (y == f64::INFINITY as E));
    x * log(select(is_zero, 1.0, y))
}

/// Computes `x log(1 + y)`, and 0 where `x` is 0 and `y` is a number.
#[wide]
pub fn xlog1py<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let is_zero = (x == 0.0) & ((y <= -1.0) | (y == f64::INFINITY as E));
    x * log1p(select(is_zero, 0.0, y))
}

/// Computes the entropy `-x log(x)` of an element: 0 for 0, and -infinity for negative numbers.
#[wide]
pub fn entr<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    select(
        x < 0.0,
        f64::NEG_INFINITY as E,
        0.0 - special::xlogy(x, select(x < 0.0, 1.0, x)),
    )
}

/// Computes `log(x / y)` of positive numbers, accurately where they are nearly equal.
fn log_of_ratio<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_near = (x > 0.5 * y) & (x < 2.0 * y);
    let near = log1p(select(is_near, (x - y) / y, 0.0));
    select(is_near, near, log(x) - log(y))
}

/// Computes the relative entropy `x log(x / y)` of elements: 0 where `x` is 0 and `y` is not negative, and infinity where
/// one of them has no logarithm.
#[wide]
pub fn rel_entr<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let (x, y) = (x + zeros_like(y), y + zeros_like(x));
    let is_zero = (x == 0.0) & (y >= 0.0);
    let is_outside = !is_zero & ((x <= 0.0) | (y <= 0.0));
    let is_inside = !is_zero & !is_outside;
    let (x, y) = (select(is_inside, x, 1.0), select(is_inside, y, 1.0));
    let inside = custom_jvp(
        |x, y| x * log_of_ratio(x, y),
        |x, y, dx, dy| {
            let ratio = log_of_ratio(x, y);
            (x * ratio, dx * (ratio + 1.0) - dy * (x / y))
        },
    )(x, y);
    select(is_zero, 0.0, select(is_outside, f64::INFINITY as E, inside))
}

/// Computes `x log(x / y) - x + y` of elements, accurately where they are nearly equal: `y` where `x` is 0, and
/// infinity where one of them has no logarithm.
#[wide]
pub fn kl_div<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let (x, y) = (x + zeros_like(y), y + zeros_like(x));
    let is_zero = (x == 0.0) & (y >= 0.0);
    let is_outside = !is_zero & ((x <= 0.0) | (y <= 0.0));
    let is_inside = !is_zero & !is_outside;
    let (p, q) = (select(is_inside, x, 1.0), select(is_inside, y, 1.0));
    let inside = custom_jvp(
        |p, q| divergence(p, q),
        |p, q, dp, dq| {
            (
                divergence(p, q),
                dp * log_of_ratio(p, q) + dq * ((q - p) / q),
            )
        },
    )(p, q);
    select(is_zero, y, select(is_outside, f64::INFINITY as E, inside))
}

/// Computes `x log(x / y) - x + y` of positive numbers.
fn divergence<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_near = abs(y - x) < 0.4 * x;
    let change = select(is_near, (y - x) / x, 0.0);
    select(
        is_near,
        -x * log1p_less(change, 1.0 + change),
        x * (log(x) - log(y)) - x + y,
    )
}

/// Computes `1 / (1 + exp(-x))`, as `logistic` does.
#[wide]
pub fn expit<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    logistic(x)
}

/// Computes the logarithm of odds, `log(p / (1 - p))`.
#[wide]
pub fn logit<E: Float>(p: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(|p| log_odds(p), |p, dp| (log_odds(p), dp / (p * (1.0 - p))))(p)
}

/// Computes `log(p / (1 - p))`, accurately near 1/2.
fn log_odds<E: Float>(p: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_middle = (p > 0.3) & (p < 0.65);
    let middle = log1p(select(is_middle, (2.0 * p - 1.0) / (1.0 - p), 0.0));
    select(is_middle, middle, log(p / (1.0 - p)))
}

/// Computes the probability of at most `x` in the standard normal distribution.
#[wide]
pub fn ndtr<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    0.5 * erfc(-x * 0.7071067811865476)
}

/// Computes the logarithm of the probability of at most `z` in the standard normal distribution, finite for all numbers.
#[wide]
pub fn log_ndtr<E: Float>(z: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let root = 0.7071067811865476;
    let upper = log1p(-0.5 * erfc(select(z > 0.0, z, 0.0) * root));
    let is_tail = z < -12.0;
    let middle = log(0.5 * erfc(-select(is_tail, -12.0, z) * root));
    // The asymptotic series of erfc, whose terms fall up to the 72nd here.
    let tail = select(is_tail, z, -12.0);
    // Not the reciprocal of a square, whose derivative at -infinity would be NaN.
    let r = (1.0 / tail) * (1.0 / tail);
    let series = 1.0 - 21.0 * r * (1.0 - 23.0 * r * (1.0 - 25.0 * r));
    let series = 1.0 - 15.0 * r * (1.0 - 17.0 * r * (1.0 - 19.0 * r * series));
    let series = 1.0 - 7.0 * r * (1.0 - 9.0 * r * (1.0 - 11.0 * r * (1.0 - 13.0 * r * series)));
    let series = 1.0 - r * (1.0 - 3.0 * r * (1.0 - 5.0 * r * series));
    let lower = -0.5 * tail * tail - log(-tail) - 0.9189385332046727 + log(series);
    select(z > 0.0, upper, select(is_tail, lower, middle))
}

/// Returns the number below which a number of the standard normal distribution is with the probability `p`.
///
/// It is -infinity for 0, infinity for 1, and NaN for numbers that are not probabilities.
#[wide]
pub fn ndtri<E: Float>(p: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |p| normal_quantile(p),
        |p, dp| {
            let y = custom_jvp(
                |p| normal_quantile(p),
                |p, dp| {
                    let y = normal_quantile(p);
                    (y, dp * (2.5066282746310002 * exp(0.5 * y * y)))
                },
            )(p);
            (y, dp * (2.5066282746310002 * exp(0.5 * y * y)))
        },
    )(p)
}

/// Returns the number below which a number of the standard normal distribution is with the probability `p`.
///
/// M. J. Wichura, "Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37 (1988).
fn normal_quantile<E: Float>(p: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let q = p - 0.5;
    let is_central = abs(q) <= 0.425;
    let r = 0.180625 - select(is_central, q * q, 0.0);
    let above = (((((((2509.0809287301226727 * r + 33430.575583588128105) * r
        + 67265.770927008700853)
        * r
        + 45921.953931549871457)
        * r
        + 13731.693765509461125)
        * r
        + 1971.5909503065514427)
        * r
        + 133.14166789178437745)
        * r
        + 3.387132872796366608);
    let below = (((((((5226.495278852854561 * r + 28729.085735721942674) * r
        + 39307.89580009271061)
        * r
        + 21213.794301586595867)
        * r
        + 5394.1960214247511077)
        * r
        + 687.1870074920579083)
        * r
        + 42.313330701600911252)
        * r
        + 1.0);
    let central = q * above / below;

    // The nearer tail; its logarithm is infinite at 0.
    let tail = select(q < 0.0, p, 1.0 - p);
    let is_inside = !is_central & (tail > 0.0);
    let r = sqrt(-log(select(is_inside, tail, 0.05)));
    let is_near = r <= 5.0;
    let s = select(is_near, r, 5.0) - 1.6;
    let above = (((((((7.7454501427834140764e-4 * s + 0.0227238449892691845833) * s
        + 0.24178072517745061177)
        * s
        + 1.27045825245236838258)
        * s
        + 3.64784832476320460504)
        * s
        + 5.7694972214606914055)
        * s
        + 4.6303378461565452959)
        * s
        + 1.42343711074968357734);
    let below = (((((((1.05075007164441684324e-9 * s + 5.475938084995344946e-4) * s
        + 0.0151986665636164571966)
        * s
        + 0.14810397642748007459)
        * s
        + 0.68976733498510000455)
        * s
        + 1.6763848301838038494)
        * s
        + 2.05319162663775882187)
        * s
        + 1.0);
    let near = above / below;
    let s = select(is_near, 5.0, r) - 5.0;
    let above = (((((((2.01033439929228813265e-7 * s + 2.71155556874348757815e-5) * s
        + 0.0012426609473880784386)
        * s
        + 0.026532189526576123093)
        * s
        + 0.29656057182850489123)
        * s
        + 1.7848265399172913358)
        * s
        + 5.4637849111641143699)
        * s
        + 6.6579046435011037772);
    let below = (((((((2.04426310338993978564e-15 * s + 1.4215117583164458887e-7) * s
        + 1.8463183175100546818e-5)
        * s
        + 7.868691311456132591e-4)
        * s
        + 0.0148753612908506148525)
        * s
        + 0.13692988092273580531)
        * s
        + 0.59983220655588793769)
        * s
        + 1.0);
    let size = select(is_near, near, above / below);
    let size = select(
        tail > 0.0,
        size,
        select(tail == 0.0, f64::INFINITY as E, f64::NAN as E),
    );
    select(is_central, central, select(q < 0.0, -size, size))
}
