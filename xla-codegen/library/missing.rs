//! Statistics of numbers of which some are missing: elements that are NaN are left out.
//!
//! The gradient by an element that is NaN is 0.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The mean, the median and the greatest of the measurements that exist.
//! #[computation]
//! fn summary(x: &f64![2, 3]) -> (f64![2], f64![2], f64) {
//!     (nanmean(x, 1), nanmedian(x, 1), nanmax(x))
//! }
//!
//! let x = tensor![[1.0, f64::NAN, 3.0], [f64::NAN, f64::NAN, 8.0]];
//! assert_eq!(summary(&x), (tensor![2.0, 8.0], tensor![2.0, 8.0], 8.0));
//! ```

/// Adds the elements along dimensions that are not NaN; 0 if there is none.
#[wide]
pub fn nansum<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    sum(select(is_nan(x), 0.0, x), dimensions, keep = keep)
}

/// Multiplies the elements along dimensions that are not NaN; 1 if there is none.
#[wide]
pub fn nanproduct<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    product(select(is_nan(x), 1.0, x), dimensions, keep = keep)
}

/// Computes the mean of the elements along dimensions that are not NaN; NaN if there is none.
#[wide]
pub fn nanmean<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    nansum(x, dimensions, keep) / numbers(x, dimensions, keep)
}

/// The number of elements that are not NaN.
fn numbers<E: Float>(
    x: &Tensor![E; ..S],
    #[known] dimensions: &[i64],
    #[known] keep: bool,
) -> Tensor![E; ..R] {
    sum(
        select(is_nan(x), zeros_like(x), 1.0),
        dimensions,
        keep = keep,
    )
}

/// Returns the greatest element along dimensions that is not NaN; NaN if there is none.
///
/// Equal elements share the gradient, as in `reduce_max`.
pub fn nanmax<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    let least = reduce_max(zeros(E, [0]));
    let found = reduce_max(select(is_nan(x), least, x), dimensions, keep = keep);
    select(
        all(is_nan(x), dimensions, keep = keep),
        sum(x, dimensions, keep = keep),
        found,
    )
}

/// Returns the least element along dimensions that is not NaN; NaN if there is none.
pub fn nanmin<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    -nanmax(-x, dimensions, keep)
}

/// Computes the variance of the elements along dimensions that are not NaN.
///
/// If their number is not greater than `correction`, the result is NaN.
#[wide]
pub fn nanvariance<E: Float>(
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
    let count = numbers(x, dimensions, keep);
    let distances = select(is_nan(x), 0.0, x - nanmean(x, dimensions, keep = true));
    let squares = sum(distances * distances, dimensions, keep = keep);
    let few = count <= (correction as E);
    squares / select(few, 0.0, count - (correction as E)) + select(few, 0.0 / (count - count), 0.0)
}

/// Computes the standard deviation of the elements along dimensions that are not NaN.
///
/// Its gradient where they are equal is 0, as of `std`.
#[wide]
pub fn nanstd<E: Float>(
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
    root(nanvariance(x, dimensions, correction, keep))
}

/// Computes quantiles along dimensions of the elements that are not NaN; NaN if there is none.
///
/// The parameters are those of `quantile`.
#[wide]
pub fn nanquantile<E: Float>(
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
        nanquantile_at(x, q, dimensions, method, keep)
    } else {
        vmap(|q| nanquantile_at(x, q, dimensions, method, keep))(q)
    }
}

/// The quantile at one share.
fn nanquantile_at<E: Float>(
    x: &Tensor![E; ..S],
    q: &Tensor![E; ..Q],
    #[known] dimensions: &[i64],
    #[known] method: &str,
    #[known] keep: bool,
) -> Tensor![E; ..R] {
    let count = numbers(stop_gradient(x), dimensions, true);
    let result = sum(stop_gradient(x), dimensions, keep = keep);
    let rows = collapse(x, dimensions);
    let first = dimensions[0];
    let first = if first < 0 {
        first + x.dims().len()
    } else {
        first
    };
    // Elements that are NaN are sorted behind all others, where no position is.
    let sorted = sort(
        select(is_nan(rows), -reduce_max(zeros(E, [0])), rows),
        dimension = first,
    );
    let counts = collapse(count, dimensions);
    let position = clamp(q, 0.0, 1.0) * max(counts - 1.0, 0.0);
    let (low, high) = (floor(position), ceil(position));
    let below = take_along_dimension(sorted, low as i32, first);
    let above = take_along_dimension(sorted, high as i32, first);
    let value = between(below, above, position - low, method);
    let value = select(counts == 0.0, counts / counts, value);
    reshape(value, result.dims())
}

/// Computes the middle of the sorted elements along dimensions that are not NaN; NaN if there is none.
#[wide]
pub fn nanmedian<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
    #[known]
    #[default(false)]
    keep: bool,
) -> Tensor![E; ..R] {
    nanquantile(x, 0.5, dimensions, keep = keep)
}
