//! Arrays of numbers in order, and copies and turns of arrays.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// Five times from 0 to 1.
//! #[computation]
//! fn times() -> f64![5] {
//!     linspace(0.0, 1.0, 5)
//! }
//!
//! /// The squares of the distances from a corner, the same turned, and each one twice.
//! #[computation]
//! fn distances(x: &f32![3], y: &f32![2]) -> (f32![2, 3], f32![3, 2], f32![2, 6]) {
//!     let (x, y) = meshgrid(x, y);
//!     let squares = x * x + y * y;
//!     (squares, rot90(squares), repeat(squares, 2, dimension = 1))
//! }
//!
//! assert_eq!(times(), tensor![0.0, 0.25, 0.5, 0.75, 1.0]);
//! let (squares, turned, twice) = distances(&tensor![0.0, 1.0, 2.0], &tensor![0.0, 1.0]);
//! assert_eq!(squares, tensor![[0.0, 1.0, 4.0], [1.0, 2.0, 5.0]]);
//! assert_eq!(turned, tensor![[4.0, 5.0], [1.0, 2.0], [0.0, 1.0]]);
//! assert_eq!(twice.as_slice()[..4], [0.0, 0.0, 1.0, 1.0]);
//! ```

/// Returns numbers from `start` to `stop` in equal steps, both included.
///
/// ```text
/// result[i] = start * (1 - i / (count - 1)) + stop * (i / (count - 1))        the last element is exactly `stop`
/// ```
///
/// One number is `start`. With `endpoint = false` the quotients are `i / count`, and `stop` is not among the numbers.
#[wide]
pub fn linspace<E: Float>(
    start: E,
    stop: E,
    #[known] count: usize,
    #[known]
    #[default(true)]
    endpoint: bool,
) -> Tensor![E; count] {
    let i = iota(E, [count]);
    let n = count as E;
    if endpoint {
        let last = max(n - 1.0, 1.0);
        let t = i / last;
        select(i == last, stop, start * (1.0 - t) + stop * t)
    } else {
        let t = i / max(n, 1.0);
        start * (1.0 - t) + stop * t
    }
}

/// Returns powers of `base` whose exponents go from `start` to `stop` in equal steps.
///
/// The exponents are those of `linspace`; `base` is 10 by default.
#[wide]
pub fn logspace<E: Float>(
    start: E,
    stop: E,
    #[known] count: usize,
    #[known]
    #[default(true)]
    endpoint: bool,
    #[known]
    #[default(10.0)]
    base: E,
) -> Tensor![E; count] {
    pow(base, linspace(start, stop, count, endpoint))
}

/// Returns whole numbers from `start` up to `stop`, exclusive, in steps.
///
/// The element type is the one that the context requires, or `arange::<i32>(0, 5)`. `step` is 1 by default, and may be
/// negative. For floating-point steps use `linspace`, and `iota` for sizes that are generic.
pub fn arange<E: Number>(
    #[known] start: i64,
    #[known] stop: i64,
    #[known]
    #[default(1)]
    step: i64,
) -> Tensor![E; ..R] {
    assert!(step != 0, "expected a step other than 0");
    let distance = if step > 0 { stop - start } else { start - stop };
    let width = if step > 0 { step } else { 0 - step };
    let count = if distance > 0 { (distance + width - 1) / width } else { 0 };
    iota(E, [count]) * (step as E) + (start as E)
}

/// Returns the coordinates of a grid: two arrays with an element of one of two vectors at each place.
///
/// ```text
/// indexing = "xy":    x'[i, j] = x[j]    y'[i, j] = y[i]    of sizes [y, x]
/// indexing = "ij":    x'[i, j] = x[i]    y'[i, j] = y[j]    of sizes [x, y]
/// ```
///
/// `indexing` is `"xy"` by default, as in NumPy.
pub fn meshgrid<E: Element, N: Dim, M: Dim>(
    x: &Tensor![E; N],
    y: &Tensor![E; M],
    #[known]
    #[default("xy")]
    indexing: &str,
) -> (Tensor![E; ..R], Tensor![E; ..R]) {
    assert!(
        indexing == "xy" || indexing == "ij",
        "expected \"xy\" or \"ij\", found \"{indexing}\""
    );
    if indexing == "xy" {
        (broadcast_in_dim(x, [M, N], [1]), broadcast_in_dim(y, [M, N], [0]))
    } else {
        (broadcast_in_dim(x, [N, M], [0]), broadcast_in_dim(y, [N, M], [1]))
    }
}

/// Repeats an array along its dimensions, each as often as `times` has it.
///
/// ```text
/// result[i, j] = x[i mod n, j mod m]        of sizes [times[0] * n, times[1] * m]
/// ```
///
/// Where `times` is shorter than the number of dimensions, it is about the last ones. `repeat` repeats each element.
pub fn tile<E: Element>(x: &Tensor![E; ..S], #[known] times: &[i64]) -> Tensor![E; ..R] {
    let (rank, count) = (x.dims().len(), times.len());
    assert!(count <= rank, "expected at most {rank} numbers, found {count}");
    let first = rank - count;
    let mut y = x;
    for (i, times) in times.iter().enumerate() {
        assert!(times >= 0, "expected a number of at least 0, found {times}");
        if times != 1 {
            let sizes = y.dims();
            let at = first + i;
            let (before, after) = (sizes[..at], sizes[at + 1..]);
            let size = sizes[at];
            let copies = reshape(y, [..before, 1, size, ..after]);
            let copies = stretched(copies, [..before, times, size, ..after]);
            y = reshape(copies, [..before, times * size, ..after]);
        }
    }
    y
}

/// Repeats each element along a dimension, the first by default.
///
/// ```text
/// result[i, ..] = x[i / times, ..]
/// ```
///
/// `tile` repeats the whole array.
pub fn repeat<E: Element>(
    x: &Tensor![E; ..S],
    #[known] times: usize,
    #[known]
    #[default(0)]
    dimension: i64,
) -> Tensor![E; ..R] {
    let sizes = x.dims();
    let at = if dimension < 0 { dimension + sizes.len() } else { dimension };
    let (before, after) = (sizes[..at], sizes[at + 1..]);
    let size = sizes[at];
    let copies = reshape(x, [..before, size, 1, ..after]);
    reshape(stretched(copies, [..before, size, times, ..after]), [..before, size * times, ..after])
}

/// Turns an array by quarters of a circle, from its first dimension towards its second one.
///
/// ```text
/// times = 1:    result[i, j] = x[j, m - 1 - i]        of sizes [m, n]
/// ```
///
/// `times` is 1 by default; negative numbers turn the other way. `dimensions` are the two dimensions, `[0, 1]` by
/// default.
pub fn rot90<E: Element>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(1)]
    times: i64,
    #[known]
    #[default([0, 1])]
    dimensions: &[i64],
) -> Tensor![E; ..R] {
    assert!(dimensions.len() == 2, "expected two dimensions");
    let (a, b) = (dimensions[0], dimensions[1]);
    let quarters = times - times / 4 * 4;
    let quarters = if quarters < 0 { quarters + 4 } else { quarters };
    if quarters == 0 {
        x
    } else if quarters == 1 {
        rev(swapped(x, a, b), a)
    } else if quarters == 2 {
        rev(x, [a, b])
    } else {
        rev(swapped(x, a, b), b)
    }
}

fn swapped<E: Element>(
    x: &Tensor![E; ..S],
    #[known] a: i64,
    #[known] b: i64,
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; ..R] {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    transpose(x, [..all[..low], high, ..all[low + 1..high], low, ..all[high + 1..]])
}

/// Whether corresponding elements differ by at most `absolute + relative * abs(y)`.
///
/// `relative` is `1e-5` and `absolute` `1e-8` by default. Infinities are close to themselves, and NaN to nothing unless
/// `equal_nan` is true.
pub fn isclose<E: Float>(
    x: &Tensor![E; ..S],
    y: &Tensor![E; ..S],
    #[known]
    #[default(1e-5)]
    relative: E,
    #[known]
    #[default(1e-8)]
    absolute: E,
    #[known]
    #[default(false)]
    equal_nan: bool,
) -> Tensor![bool; ..S] {
    let near = is_finite(x) & is_finite(y) & (abs(x - y) <= absolute + relative * abs(y));
    let close = near | (x == y);
    if equal_nan {
        close | (is_nan(x) & is_nan(y))
    } else {
        close
    }
}

/// Whether all corresponding elements are close, as `isclose` defines it.
pub fn allclose<E: Float>(
    x: &Tensor![E; ..S],
    y: &Tensor![E; ..S],
    #[known]
    #[default(1e-5)]
    relative: E,
    #[known]
    #[default(1e-8)]
    absolute: E,
    #[known]
    #[default(false)]
    equal_nan: bool,
) -> bool {
    all(isclose(x, y, relative, absolute, equal_nan))
}

/// Computes the values of a polynomial, whose coefficients are a vector that begins with the highest power.
///
/// ```text
/// result[..] = p[0] * x[..]^(n - 1) + .. + p[n - 2] * x[..] + p[n - 1]
/// ```
pub fn polyval<E: Number, N: Dim>(p: &Tensor![E; N], x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let mut y = zeros(E, [..S]);
    for i in 0..N {
        y = y * x + p[i];
    }
    y
}

/// Returns slices at the given indices along a dimension, with a rule for indices out of range.
///
/// The modes are NumPy's and JAX's: `"wrap"` counts modulo the size, `"clip"` clamps, as `take` does, and `"fill"`
/// returns `fill`, 0 by default. With `"fill"`, -1 is the last slice and `-n` the first one, as in JAX. `dimension` is 0
/// by default.
pub fn take_mode<E: Number, I: Integer>(
    x: &Tensor![E; ..S],
    indices: &Tensor![I; ..T],
    #[known] mode: &str,
    #[known]
    #[default(0)]
    dimension: i64,
    #[default(0)] fill: E,
) -> Tensor![E; ..R] {
    assert!(
        mode == "wrap" || mode == "clip" || mode == "fill",
        "expected \"wrap\", \"clip\" or \"fill\", found \"{mode}\""
    );
    let sizes = x.dims();
    let at = if dimension < 0 { dimension + sizes.len() } else { dimension };
    let n = sizes[at];
    if mode == "clip" {
        take(x, indices, at)
    } else if mode == "wrap" {
        let rest = indices % n;
        take(x, select(rest < 0, rest + n, rest), at)
    } else {
        let from_start = select(indices < 0, indices + n, indices);
        let is_inside = (from_start >= 0) & (from_start < n);
        let after = sizes[at + 1..];
        let rest = after.len();
        let places = indices.dims();
        let is_inside = reshape(is_inside, [..[1; at], ..places, ..[1; rest]]);
        let taken = take(x, from_start, at);
        let all = taken.dims();
        select(stretched(is_inside, [..all]), taken, fill)
    }
}

/// Returns an array with other elements at the given indices along a dimension, which differ between rows.
///
/// ```text
/// result[.., indices[.., j, ..], ..] = values[.., j, ..]        all other elements are those of x
/// ```
///
/// `values` has the sizes of `indices`, or is a scalar; in all other dimensions these are the sizes of `x`.
/// The last dimension is the default. An index out of range replaces nothing, and of equal indices the last one counts.
/// The gradient by an element that is replaced is 0. `take_along_dimension` reads such elements.
pub fn put_along_dimension<E: Element, I: Integer>(
    x: &Tensor![E; ..S],
    indices: &Tensor![I; ..T],
    values: &Tensor![E; ..V],
    #[known]
    #[default(-1)]
    dimension: i64,
) -> Tensor![E; ..S] {
    put_along(x, indices, values, dimension)
}

/// Returns the result of `put_along_dimension`. `all` is the list of all dimensions.
fn put_along<E: Element, I: Integer>(
    x: &Tensor![E; ..S],
    indices: &Tensor![I; ..T],
    values: &Tensor![E; ..V],
    #[known] dimension: i64,
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; ..S] {
    let rank = x.dims().len();
    let at = if dimension < 0 { dimension + rank } else { dimension };
    let places = indices.dims();
    let count = places.len();
    assert!(count == rank, "expected indices of {rank} dimensions, as many as the array has, found {count}");
    let values = if values.dims().len() == 0 { broadcast(values, [..places]) } else { values };
    let (before, after) = (all[..at], all[at + 1..]);
    scatter(
        |_, new| new,
        x,
        indices,
        values,
        [],
        [at],
        [at],
        index_vector_dim = rank,
        input_batching_dims = [..before, ..after],
        scatter_indices_batching_dims = [..before, ..after],
    )
}

/// Returns the rows and the columns of the elements of a matrix on and below a diagonal, as `i32`, in row-major order.
///
/// The matrix has `n` rows and `columns` columns, `n` by default. The diagonal is the main one by default, the one above it
/// for 1. `x[rows, columns]` of NumPy is `take(collapse(x, [0, 1]), rows * m + columns)` for a matrix of `m` columns.
pub fn tril_indices(
    #[known] n: i64,
    #[known]
    #[default(0)]
    diagonal: i64,
    #[known]
    #[default(-1)]
    columns: i64,
) -> (i32![..R], i32![..R]) {
    let m = if columns < 0 { n } else { columns };
    // Rows before `first` have no elements, and rows from `full` on all of them.
    let first = if diagonal < 0 { 0 - diagonal } else { 0 };
    let first = if first > n { n } else { first };
    let full = if m > diagonal { m - diagonal - 1 } else { 0 };
    let full = if full > n { n } else { full };
    let full = if full < first { first } else { full };
    let partial = (full - first) * (first + full + 2 * diagonal + 1) / 2;
    let lengths = clamp(iota(i32, [n]) + (diagonal as i32) + 1, 0, m as i32);
    of_rows(lengths, zeros(i32, [n]), partial + (n - full) * m)
}

/// Returns the rows and the columns of the elements of a matrix on and above a diagonal, as `i32`, in row-major order.
///
/// The parameters are those of `tril_indices`.
pub fn triu_indices(
    #[known] n: i64,
    #[known]
    #[default(0)]
    diagonal: i64,
    #[known]
    #[default(-1)]
    columns: i64,
) -> (i32![..R], i32![..R]) {
    let m = if columns < 0 { n } else { columns };
    let below = tril_indices(n, diagonal - 1, m).0.dims()[0];
    let starts = clamp(iota(i32, [n]) + (diagonal as i32), 0, m as i32);
    of_rows((m as i32) - starts, starts, n * m - below)
}

/// The rows and columns of as many elements as each row has, from its first one on.
fn of_rows<N: Dim>(lengths: &i32![N], starts: &i32![N], #[known] count: i64) -> (i32![..R], i32![..R]) {
    let number = iota(i32, [count]);
    if count == 0 {
        (number, number)
    } else {
        let ends = cumulative_sum(lengths, 0);
        let rows = searchsorted(ends, number, side = "right");
        (rows, number - take(ends - lengths - starts, rows))
    }
}
