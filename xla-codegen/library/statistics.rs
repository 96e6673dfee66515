//! Statistics: spread, order and counts.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The spread, the median and the quartiles of measurements, and how many are positive.
//! #[computation]
//! fn summary(x: &f64![5]) -> (f64, f64, f64![2], i32) {
//!     (std(x), median(x), quantile(x, [0.25, 0.75]), count_nonzero(x > 0.0))
//! }
//!
//! let (spread, middle, quartiles, count) = summary(&tensor![1.0, 2.0, 3.0, 4.0, 10.0]);
//! assert!((spread - 10.0f64.sqrt()).abs() < 1e-14);
//! assert_eq!((middle, quartiles, count), (3.0, tensor![2.0, 4.0], 5));
//! ```

/// Computes the standard deviation along dimensions; with `correction = 1` from the unbiased variance.
///
/// ```text
/// result = sqrt(sum((x - mean(x))^2) / (n - correction))
/// ```
///
/// `n` is the number of elements that become one; all dimensions are reduced by default.
/// If it is not greater than `correction`, the result is NaN or infinite.
/// The gradient where all elements are equal is 0, and not NaN as in JAX: the deviation is least there.
/// `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn std<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(0)]
    correction: usize,
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    root(variance(x, dimensions, correction, keep = keep))
}

/// The square root, whose slope is 0 at 0.
fn root<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_zero = x == 0.0;
    select(is_zero, 0.0, sqrt(select(is_zero, 1.0, x)))
}

/// Computes quantiles along dimensions: the value below which the share `q` of the elements is.
///
/// ```text
/// position = q * (n - 1)        counted from 0 in the sorted elements
/// ```
///
/// `q` is a number or a list of numbers from 0 to 1, known or computed; a list becomes the first dimension of the result.
/// All dimensions are reduced by default, or consecutive ones that `dimensions` lists.
/// Between two elements, `method` decides:
///
/// | `method` | result |
/// |---|---|
/// | `"linear"`, the default | on the line between the two |
/// | `"lower"`, `"higher"` | the smaller or the greater one |
/// | `"midpoint"` | their mean |
/// | `"nearest"` | the nearer one, the smaller one in the middle |
///
/// If an element is NaN, so is the result; `nanquantile` ignores it.
/// The gradient goes to the elements that the result is computed from, of equal ones to the first in order.
/// `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn quantile<E: Float>(
    x: &Tensor![E; ..S],
    q: &Tensor![E; ..Q],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default("linear")]
    method: &str,
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    if dimensions.len() == 0 {
        broadcast(x, q.dims())
    } else if q.dims().len() == 0 {
        quantile_at(x, q, dimensions, method, keep)
    } else {
        vmap(|q| quantile_at(x, q, dimensions, method, keep))(q)
    }
}

/// The quantile at one share.
fn quantile_at<E: Float>(
    x: &Tensor![E; ..S],
    q: &Tensor![E; ..Q],
    #[known] dimensions: &[i64],
    #[known] method: &str,
    #[known] keep: bool,
) -> Tensor![E; ..R] {
    let greatest = reduce_max(stop_gradient(x), dimensions, keep = keep);
    let rows = collapse(x, dimensions);
    let first = dimensions[0];
    let first = if first < 0 {
        first + x.dims().len()
    } else {
        first
    };
    let sorted = sort(rows, dimension = first);
    let position = clamp(q, 0.0, 1.0) * (rows.dims()[first] - 1);
    let (low, high) = (floor(position), ceil(position));
    let below = take(sorted, low as i32, first);
    let above = take(sorted, high as i32, first);
    let value = between(below, above, position - low, method);
    select(is_nan(greatest), greatest, reshape(value, greatest.dims()))
}

/// A value between two elements, of which the second has the weight `part`.
fn between<E: Float>(
    below: &Tensor![E; ..S],
    above: &Tensor![E; ..S],
    part: &Tensor![E; ..P],
    #[known] method: &str,
) -> Tensor![E; ..R] {
    match method {
        "lower" => below,
        "higher" => above,
        "nearest" => select(part <= 0.5, below, above),
        "midpoint" => 0.5 * below + 0.5 * above,
        "linear" => select(part == 0.0, below, below * (1.0 - part) + above * part),
    }
}

/// Computes the middle of the sorted elements along dimensions, or the mean of the two middle ones.
///
/// It is `quantile(x, 0.5)`, with its rules about NaN, dimensions and the gradient; `nanmedian` ignores NaN.
#[wide]
pub fn median<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    quantile(x, 0.5, dimensions, keep = keep)
}

/// Computes percentiles along dimensions: `quantile(x, q / 100)`.
///
/// `q` is a number or a list of numbers from 0 to 100; the other parameters are those of `quantile`.
#[wide]
pub fn percentile<E: Float>(
    x: &Tensor![E; ..S],
    q: &Tensor![E; ..Q],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default("linear")]
    method: &str,
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    quantile(x, q / 100.0, dimensions, method, keep)
}

/// Counts the elements along dimensions that are not 0, or `true`, as `i32`.
pub fn count_nonzero<E: Element>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![i32; ..R] {
    sum((x != zeros_like(x)) as i32, dimensions, keep = keep)
}

/// Computes the mean along dimensions with weights.
///
/// ```text
/// result = sum(x * weights) / sum(weights)
/// ```
///
/// `weights` has the sizes of `x`, or only of the dimensions that are reduced: a list of weights for the rows of `x` is
/// `average(x, weights, 0)`.
/// If the sum of the weights is 0, the result is NaN or infinite.
#[wide]
pub fn average<E: Float>(
    x: &Tensor![E; ..S],
    weights: &Tensor![E; ..W],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    let weights = if weights.dims().len() == x.dims().len() {
        weights
    } else {
        broadcast_in_dim(weights, x.dims(), dimensions)
    };
    sum(x * weights, dimensions, keep = keep) / sum(weights, dimensions, keep = keep)
}

/// Computes the covariances of variables: the rows of `x`, whose columns are observations.
///
/// ```text
/// result[i, j] = sum((x[i, k] - mean(x[i])) * (x[j, k] - mean(x[j])) over k) / (n - correction)
/// ```
///
/// `n` is the number of observations, and `correction` is 1 by default, as in NumPy.
/// The covariances of columns are `cov(transpose(x, [1, 0]))`; the variance of one list is `variance(x, correction = 1)`.
#[wide]
pub fn cov<E: Float, V: Dim, N: Dim>(
    x: &Tensor![E; V, N],
    #[known]
    #[default(1)]
    correction: usize,
) -> Tensor![E; V, V] {
    let centred = x - mean(x, 1, keep = true);
    let count: E = N;
    let products = dot_general(
        centred,
        centred,
        lhs_contracting_dimensions = [1],
        rhs_contracting_dimensions = [1],
    );
    products / max(count - (correction as E), 0.0)
}

/// Computes the correlation coefficients of variables: the rows of `x`, whose columns are observations.
///
/// ```text
/// result[i, j] = cov(x)[i, j] / sqrt(cov(x)[i, i] * cov(x)[j, j])        between -1 and 1
/// ```
///
/// The coefficients of a variable whose observations are equal are NaN.
#[wide]
pub fn corrcoef<E: Float, V: Dim, N: Dim>(x: &Tensor![E; V, N]) -> Tensor![E; V, V] {
    let products = cov(x);
    let deviations = sqrt(diag(products));
    clamp(
        products / deviations.along([0]) / deviations.along([1]),
        -1.0,
        1.0,
    )
}

/// Counts the elements in `bins` intervals of equal length from `low` to `high`, and returns their edges too.
///
/// Each interval contains its lower edge, and the last one its upper edge too; other elements and NaN are not counted.
/// If `low` and `high` are equal, the intervals cover a range of length 1 around them.
/// The intervals of all elements, NumPy's default, are `histogram(x, reduce_min(x), reduce_max(x))`.
pub fn histogram<E: Float>(
    x: &Tensor![E; ..S],
    low: E,
    high: E,
    #[known]
    #[default(10)]
    bins: usize,
) -> (Tensor![i32; bins], Tensor![E; bins + 1]) {
    let spread = select(low == high, 0.5, zeros(E, []));
    let (low, high) = (low - spread, high + spread);
    let share = iota(E, [bins + 1]) / (bins as E);
    let edges = low * (1.0 - share) + high * share;
    let found = searchsorted(edges, x, side = "right");
    let bin = select(x == high, (bins as i32) - 1, found - 1);
    (index_add(zeros(i32, [bins]), bin, 1), edges)
}

/// Counts how often each of the numbers from 0 to `length - 1` occurs, as `i32`.
///
/// Other numbers are not counted: `jax.numpy.bincount` counts negative ones as 0.
/// With weights, write `segment_sum(weights, x, length)`.
pub fn bincount<E: Integer>(x: &Tensor![E; ..S], #[known] length: usize) -> Tensor![i32; length] {
    index_add(zeros(i32, [length]), x, 1)
}

/// Returns the number of the interval that contains each element, for the ascending edges of intervals.
///
/// ```text
/// edges[result - 1] <= x < edges[result]        with right = true   edges[result - 1] < x <= edges[result]
/// ```
///
/// The result is 0 before the first edge, and the number of edges after the last one.
pub fn digitize<E: Real, N: Dim>(
    x: &Tensor![E; ..S],
    edges: &Tensor![E; N],
    #[known]
    #[default(false)]
    right: bool,
) -> Tensor![i32; ..S] {
    if right {
        searchsorted(edges, x, side = "left")
    } else {
        searchsorted(edges, x, side = "right")
    }
}

/// Computes the exponential moving average along a dimension, the last by default.
///
/// ```text
/// result[i] = decay * result[i - 1] + (1 - decay) * x[i]        result[-1] = 0
/// ```
///
/// With `debias = true` the result at `i` is divided by `1 - decay^(i + 1)`: it is the mean of the elements so far with
/// weights that decay, as from `ema` of Optax.
#[wide]
pub fn ema<E: Float>(
    x: &Tensor![E; ..S],
    decay: E,
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    debias: bool,
) -> Tensor![E; ..S] {
    let rows = transpose(three(x, dimension), [1, 0, 2]);
    let sizes = rows.dims();
    let (_, means) = scan(
        |(mean, share), x| {
            let (mean, share) = (decay * mean + (1.0 - decay) * x, decay * share);
            if debias {
                ((mean, share), mean / (1.0 - share))
            } else {
                ((mean, share), mean)
            }
        },
        (zeros(E, [sizes[1], sizes[2]]), ones(E, [])),
        rows,
    );
    reshape(transpose(means, [1, 0, 2]), [..S])
}
