//! Order, positions and neighbours: operations on lists and along a dimension.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The order of scores, where they belong among limits, the area below them and the best of two teams.
//! #[computation]
//! fn ranking(scores: &f64![4], limits: &f64![2], teams: &i32![4]) -> (i32![4], i32![4], f64, f64![2]) {
//!     (argsort(scores), searchsorted(limits, scores), trapezoid(scores), segment_max(scores, teams, 2))
//! }
//!
//! let scores = tensor![2.0, 5.0, 1.0, 3.0];
//! let (order, grades, area, best) = ranking(&scores, &tensor![1.5, 4.0], &tensor![0, 1, 1, 0]);
//! assert_eq!((order, grades), (tensor![2, 0, 3, 1], tensor![1, 2, 0, 1]));
//! assert_eq!((area, best), (8.5, tensor![3.0, 5.0]));
//! ```

/// Returns the indices that sort an array along a dimension, as `i32`.
///
/// Equal elements keep their order, also with `descending`; -0 and 0 are equal.
/// NaN is greater than all other numbers, as in NumPy.
/// `take_along_dimension(x, argsort(x))` is the sorted list.
pub fn argsort<E: Real>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    descending: bool,
) -> Tensor![i32; ..S] {
    let numbers = iota(i32, x.dims(), dimension = dimension);
    sort_by_key(stop_gradient(x), numbers, dimension, descending).1
}

/// Sorts keys along a dimension, and values together with them; returns both.
///
/// Values of equal keys keep their order, also with `descending`; -0 and 0 are equal.
/// NaN is greater than all other keys.
/// For several keys, call `sort` with a comparator.
/// The gradient of both follows their order.
pub fn sort_by_key<E: Real, V: Element>(
    keys: &Tensor![E; ..S],
    values: &Tensor![V; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    descending: bool,
) -> (Tensor![E; ..S], Tensor![V; ..S]) {
    if descending {
        // From the last to the first in ascending order, and reversed again: equal keys are in their order.
        let (keys, values) = (rev(keys, dimension), rev(values, dimension));
        let (keys, values) = sorted_by_key(keys, values, dimension);
        (rev(keys, dimension), rev(values, dimension))
    } else {
        sorted_by_key(keys, values, dimension)
    }
}

/// Sorts in ascending order.
fn sorted_by_key<E: Real, V: Element>(
    keys: &Tensor![E; ..S],
    values: &Tensor![V; ..S],
    #[known] dimension: i64,
) -> (Tensor![E; ..S], Tensor![V; ..S]) {
    let is_before = |a, b, _, _| (a < b) | ((a == a) & (b != b));
    sort(
        (keys, values),
        is_before,
        dimension = dimension,
        is_stable = true,
    )
}

/// Returns where values belong in a list in ascending order: before equal elements, or after them if `side = "right"`.
///
/// ```text
/// sorted[result - 1] < value <= sorted[result]        side = "left", the default
/// sorted[result - 1] <= value < sorted[result]        side = "right"
/// ```
///
/// The result is `i32`, from 0 to the number of elements. NaN is greater than all other numbers.
/// The list has at least one element, and is read at about `log2(n)` places for each value.
pub fn searchsorted<E: Real, N: Dim>(
    sorted: &Tensor![E; N],
    values: &Tensor![E; ..S],
    #[known]
    #[default("left")]
    side: &str,
) -> Tensor![i32; ..S] {
    let (sorted, values) = (stop_gradient(sorted), stop_gradient(values));
    let mut low = zeros(i32, [..S]);
    let mut high = low + (N as i32);
    // The result is from `low` to `high`, whose distance is less than a power of 2 that each round halves.
    for _ in 0..32 - clz(N as i32) {
        let middle = low + (high - low) / 2;
        let element = take(sorted, middle);
        let is_right = if side == "left" {
            is_less(element, values)
        } else {
            !is_less(values, element)
        };
        let is_open = low < high;
        low = select(is_open & is_right, middle + 1, low);
        high = select(is_open & !is_right, middle, high);
    }
    low
}

/// Whether elements are less, where NaN is the greatest.
fn is_less<E: Real>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![bool; ..S] {
    (a < b) | ((a == a) & (b != b))
}

/// Computes the logarithm of the running sum of exponentials along a dimension; from the end with `reverse`.
///
/// ```text
/// result[i] = log(exp(x[0]) + .. + exp(x[i]))
/// ```
///
/// No exponential overflows, and results of very different sizes are all exact.
/// The elements are added one after another.
#[wide]
pub fn cumulative_logsumexp<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    reverse: bool,
) -> Tensor![E; ..S] {
    let rows = transpose(three(x, dimension), [1, 0, 2]);
    let least = reduce_max(zeros(E, [0]));
    let first = broadcast(least, [rows.dims()[1], rows.dims()[2]]);
    let (_, sums) = scan(
        |sum, x| {
            let sum = added(sum, x);
            (sum, sum)
        },
        first,
        rows,
        reverse = reverse,
    );
    reshape(transpose(sums, [1, 0, 2]), x.dims())
}

/// The logarithm of the sum of two exponentials.
fn added<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let greatest = stop_gradient(max(a, b));
    let at = select(is_finite(greatest), greatest, 0.0);
    let total = exp(a - at) + exp(b - at);
    let is_empty = total == 0.0;
    select(is_empty, greatest, at + log(select(is_empty, 1.0, total)))
}

/// The array with all dimensions before one and all after it merged.
fn three<E: Element>(x: &Tensor![E; ..S], #[known] dimension: i64) -> Tensor![E; ..R] {
    let at = if dimension < 0 {
        dimension + x.dims().len()
    } else {
        dimension
    };
    merged(reshape(x, [1, ..S, 1]), at + 1)
}

/// Merges the dimensions after one, and those before it.
fn merged<E: Element>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; ..R] {
    let (before, after) = (all[..dimension], all[dimension + 1..]);
    collapse(collapse(x, after), before)
}

/// Computes the differences of neighbours along a dimension, `order` times.
///
/// ```text
/// result[i] = x[i + 1] - x[i]        once
/// ```
///
/// The dimension has `order` elements less.
pub fn diff<E: Number>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(1)]
    order: usize,
    #[known]
    #[default(-1)]
    dimension: i64,
) -> Tensor![E; ..R] {
    let at = if dimension < 0 {
        dimension + x.dims().len()
    } else {
        dimension
    };
    match order {
        0 => x,
        1 => differences(x, at),
        2 => differences(differences(x, at), at),
        _ => {
            let mut y = x;
            for _ in 0..order {
                // The last elements, after which the list begins again, are removed below.
                y = rolled_differences(y, at);
            }
            let rest = x.dims()[at] - order;
            let (result, _) = split(y, [rest, order], dimension = at);
            result
        }
    }
}

/// The differences of neighbours.
fn differences<E: Number>(x: &Tensor![E; ..S], #[known] dimension: usize) -> Tensor![E; ..R] {
    let rest = x.dims()[dimension] - 1;
    let (_, after) = split(x, [1, rest], dimension = dimension);
    let (before, _) = split(x, [rest, 1], dimension = dimension);
    after - before
}

/// The differences of neighbours, and of the first and the last element.
fn rolled_differences<E: Number>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
) -> Tensor![E; ..S] {
    roll(x, -1, dimension) - x
}

/// Computes the integral along a dimension by the trapezoidal rule.
///
/// ```text
/// result = sum((y[i] + y[i + 1]) / 2 * (x[i + 1] - x[i]) over i)
/// ```
///
/// `x` is the distance of the points, 1 by default, or their list, or their positions in the sizes of `y`.
#[wide]
pub fn trapezoid<E: Float>(
    y: &Tensor![E; ..S],
    #[default(1.0)] x: &Tensor![E; ..X],
    #[known]
    #[default(-1)]
    dimension: i64,
) -> Tensor![E; ..R] {
    let at = if dimension < 0 {
        dimension + y.dims().len()
    } else {
        dimension
    };
    let rest = y.dims()[at] - 1;
    let (_, after) = split(y, [1, rest], dimension = at);
    let (before, _) = split(y, [rest, 1], dimension = at);
    let areas = if x.dims().len() == 0 {
        x * (after + before)
    } else if x.dims().len() == y.dims().len() {
        differences(x, at) * (after + before)
    } else {
        differences(x, 0).along([at]) * (after + before)
    };
    0.5 * sum(areas, at)
}

/// Interpolates between points on a line: `fp[i]` at `xp[i]`, which ascend.
///
/// ```text
/// result = fp[i] + (x - xp[i]) / (xp[i + 1] - xp[i]) * (fp[i + 1] - fp[i])        xp[i] <= x < xp[i + 1]
/// ```
///
/// Before the first point the result is `left`, and after the last one `right`; by default the values at these points.
/// The gradient at a point is the slope after it, as in JAX; by `x` it is 0 outside.
#[wide]
pub fn interp<E: Float, N: Dim>(
    x: &Tensor![E; ..S],
    xp: &Tensor![E; N],
    fp: &Tensor![E; N],
    #[default([])] left: &Tensor![E; ..L],
    #[default([])] right: &Tensor![E; ..M],
) -> Tensor![E; ..S] {
    let next = clamp(searchsorted(xp, x, side = "right"), 1, (N as i32) - 1);
    let (start, from) = (take(xp, next - 1), take(fp, next - 1));
    let (length, rise) = (take(xp, next) - start, take(fp, next) - from);
    let is_step = length == 0.0;
    let share = select(is_step, 0.0, (x - start) / select(is_step, 1.0, length));
    let left = if left.dims().len() == 0 { left } else { fp[0] };
    let right = if right.dims().len() == 0 {
        right
    } else {
        fp[-1]
    };
    let inside = from + share * rise;
    select(x < xp[0], left, select(x > xp[-1], right, inside))
}

/// Computes the convolution of two lists.
///
/// ```text
/// result[k] = sum(x[i] * y[k - i] over i)
/// ```
///
/// | `mode` | indices `k` | size |
/// |---|---|---|
/// | `"full"`, the default | all, from 0 on | `n + m - 1` |
/// | `"same"` | the middle ones, from `(m - 1) / 2` on | `n` |
/// | `"valid"` | those with all elements of `y` | `n - m + 1` |
///
/// `n` and `m` are the sizes of `x` and `y`. In NumPy `"same"` has the size of the longer list, and `"valid"` swaps the two
/// if `y` is longer.
pub fn convolve<E: Number, N: Dim, M: Dim>(
    x: &Tensor![E; N],
    y: &Tensor![E; M],
    #[known]
    #[default("full")]
    mode: &str,
) -> Tensor![E; ..R] {
    let (x, y) = (reshape(x, [1, 1, N]), reshape(y, [1, 1, M]));
    let result = match mode {
        "full" => {
            conv_with_general_padding(x, y, padding = [(M - 1, M - 1)], window_reversal = [true])
        }
        "same" => conv_with_general_padding(
            x,
            y,
            padding = [(M / 2, M - 1 - M / 2)],
            window_reversal = [true],
        ),
        "valid" => conv_with_general_padding(x, y, window_reversal = [true]),
    };
    reshape(result, [result.dims()[2]])
}

/// Computes the correlation of two lists of real numbers at all offsets.
///
/// ```text
/// result[k] = sum(x[i + k] * y[i] over i)
/// ```
///
/// `mode` is `"valid"`, the default, `"same"` or `"full"`, with the sizes of `convolve`.
pub fn correlate<E: Real, N: Dim, M: Dim>(
    x: &Tensor![E; N],
    y: &Tensor![E; M],
    #[known]
    #[default("valid")]
    mode: &str,
) -> Tensor![E; ..R] {
    convolve(x, rev(y, 0), mode)
}

/// Adds the rows of each of `count` segments; `segments` has the number of the segment of each row.
///
/// ```text
/// result[s] = sum(data[i] over i with segments[i] == s)
/// ```
///
/// A segment without rows is 0, and rows whose number is not from 0 to `count - 1` are dropped.
/// The numbers are in any order.
pub fn segment_sum<E: Number, I: Integer, N: Dim>(
    data: &Tensor![E; N, ..S],
    segments: &Tensor![I; N],
    #[known] count: usize,
) -> Tensor![E; count, ..S] {
    index_add(zeros(E, [count, ..S]), segments, data)
}

/// Returns the greatest elements of the rows of each of `count` segments.
///
/// A segment without rows has the least value of its element type, negative infinity for floating-point numbers.
/// Rows whose number is not from 0 to `count - 1` are dropped.
/// Equal elements share the gradient.
pub fn segment_max<E: Real, I: Integer, N: Dim>(
    data: &Tensor![E; N, ..S],
    segments: &Tensor![I; N],
    #[known] count: usize,
) -> Tensor![E; count, ..S] {
    let first = broadcast(reduce_max(zeros(E, [0])), [count, ..S]);
    extremes(data, segments, first, "max")
}

/// Returns the least elements of the rows of each of `count` segments.
///
/// A segment without rows has the greatest value of its element type, infinity for floating-point numbers.
/// The rest is as of `segment_max`.
pub fn segment_min<E: Real, I: Integer, N: Dim>(
    data: &Tensor![E; N, ..S],
    segments: &Tensor![I; N],
    #[known] count: usize,
) -> Tensor![E; count, ..S] {
    let first = broadcast(reduce_min(zeros(E, [0])), [count, ..S]);
    extremes(data, segments, first, "min")
}

/// Combines rows with the rows of their numbers.
fn extremes<E: Real, I: Integer, N: Dim, C: Dim>(
    data: &Tensor![E; N, ..S],
    segments: &Tensor![I; N],
    first: &Tensor![E; C, ..S],
    #[known] of: &str,
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; C, ..S] {
    if data.dims().len() == 1 {
        match of {
            "max" => scatter(
                max,
                first,
                segments,
                data,
                [],
                [0],
                [0],
                index_vector_dim = 1,
            ),
            _ => scatter(
                min,
                first,
                segments,
                data,
                [],
                [0],
                [0],
                index_vector_dim = 1,
            ),
        }
    } else {
        let rest = all[1..];
        match of {
            "max" => scatter(
                max,
                first,
                segments,
                data,
                rest,
                [0],
                [0],
                index_vector_dim = 1,
            ),
            _ => scatter(
                min,
                first,
                segments,
                data,
                rest,
                [0],
                [0],
                index_vector_dim = 1,
            ),
        }
    }
}
