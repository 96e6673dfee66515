//! Operations on images and other grids: windows, sizes and borders.
//!
//! The spatial dimensions are the last ones, as those of `conv` are, and any dimensions may be before them.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// Half as many rows and columns: the greatest and the mean of each two by two.
//! #[computation]
//! fn halved(x: &f32![1, 1, 2, 4]) -> (f32![1, 1, 1, 2], f32![1, 1, 1, 2]) {
//!     (max_pool(x, [2, 2]), avg_pool(x, [2, 2]))
//! }
//!
//! let x = tensor![[[[1.0, 2.0, 0.0, 8.0], [3.0, 2.0, 0.0, 0.0]]]];
//! assert_eq!(halved(&x), (tensor![[[[3.0, 8.0]]]], tensor![[[[2.0, 2.0]]]]));
//! ```

/// Returns the greatest element of each window over the last dimensions.
///
/// `window` has the sizes of the window in the last dimensions, so that `max_pool(x, [2, 2])` reduces the spatial
/// dimensions of an array whose batch and features are first, as those of `conv` are. `strides` are as large as the
/// window by default. `padding` is `"VALID"`, the default, for none, `"SAME"`, or a list of pairs; padding is below all
/// elements. Elements are integers or real numbers.
pub fn max_pool<E: Real>(
    x: &Tensor![E; ..S],
    #[known] window: &[i64],
    #[known]
    #[default([])]
    strides: &[i64],
    #[known]
    #[padding]
    #[default("VALID")]
    padding: &[(i64, i64)],
) -> Tensor![E; ..R] {
    pooled(max, x, f64::NEG_INFINITY as E, window, strides, padding)
}

/// Computes the mean of each window over the last dimensions.
///
/// The parameters are those of `max_pool`. With `count_include_pad = false` the padding, which is 0, does not count: the
/// sum is divided by the number of elements in the window.
pub fn avg_pool<E: Float>(
    x: &Tensor![E; ..S],
    #[known] window: &[i64],
    #[known]
    #[default([])]
    strides: &[i64],
    #[known]
    #[padding]
    #[default("VALID")]
    padding: &[(i64, i64)],
    #[known]
    #[default(true)]
    count_include_pad: bool,
) -> Tensor![E; ..R] {
    let sums = pooled(add, x, 0.0, window, strides, padding);
    if count_include_pad || padding == "VALID" {
        let count = window.iter().product();
        sums / count
    } else {
        let sizes = x.dims();
        let rank = sizes.len();
        let first = rank - window.len();
        let counts = pooled(add, ones(E, [..sizes[first..]]), 0.0, window, strides, padding);
        let shape = counts.dims();
        sums / reshape(counts, [..[1; first], ..shape])
    }
}

fn pooled<E: Real>(
    f: impl Fn(E, E) -> E,
    x: &Tensor![E; ..S],
    start: E,
    #[known] window: &[i64],
    #[known] strides: &[i64],
    #[known]
    #[padding]
    padding: &[(i64, i64)],
) -> Tensor![E; ..R] {
    let (rank, count) = (x.dims().len(), window.len());
    assert!(count <= rank, "expected a window of at most {rank} sizes, found {count}");
    let first = rank - count;
    let strides = if strides.len() == 0 { window } else { strides };
    let steps = strides.len();
    assert!(steps == count, "expected {count} strides, as many as the window has sizes, found {steps}");
    if padding == "VALID" || padding == "SAME" {
        reduce_window(f, x, start, [..[1; first], ..window], [..[1; first], ..strides], padding = padding)
    } else {
        let pairs = padding.len();
        assert!(pairs == count, "expected {count} pairs of padding, as many as the window has sizes, found {pairs}");
        reduce_window(f, x, start, [..[1; first], ..window], [..[1; first], ..strides], padding = [..[(0, 0); first], ..padding])
    }
}

/// Pads an array by its own elements.
///
/// ```text
/// "edge"         a a a [a b c d] d d
/// "reflect"      d c b [a b c d] c b
/// "symmetric"    c b a [a b c d] d c
/// "wrap"         b c d [a b c d] a b
/// ```
///
/// `widths` has a pair for each dimension, the numbers of elements before and after it: `pad_mode(x, [(0, 0), (3, 2)],
/// mode = "reflect")`. The modes are NumPy's. The padding is at most as large as the dimension, and with `"reflect"`
/// smaller. `pad` fills with one value.
pub fn pad_mode<E: Element>(
    x: &Tensor![E; ..S],
    #[known] widths: &[(i64, i64)],
    #[known] mode: &str,
) -> Tensor![E; ..R] {
    let (rank, pairs) = (x.dims().len(), widths.len());
    assert!(pairs == rank, "expected a pair for each of {rank} dimensions, found {pairs}");
    assert!(
        mode == "edge" || mode == "reflect" || mode == "symmetric" || mode == "wrap",
        "expected \"edge\", \"reflect\", \"symmetric\" or \"wrap\", found \"{mode}\""
    );
    let mut y = x;
    for (dimension, width) in widths.iter().enumerate() {
        let (low, high) = width;
        if low != 0 || high != 0 {
            y = bordered(y, dimension, low, high, mode);
        }
    }
    y
}

fn bordered<E: Element>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
    #[known] low: i64,
    #[known] high: i64,
    #[known] mode: &str,
) -> Tensor![E; ..R] {
    let size = x.dims()[dimension];
    assert!(low >= 0 && high >= 0, "a width is not negative, found ({low}, {high})");
    let most = if mode == "reflect" { size - 1 } else { size };
    assert!(
        mode == "edge" || low <= most && high <= most,
        "the mode \"{mode}\" pads dimension {dimension} of {size} by at most {most}, found ({low}, {high})"
    );
    if mode == "edge" {
        let sizes = x.dims();
        let (before, after) = (sizes[..dimension], sizes[dimension + 1..]);
        let first = stretched(part(x, dimension, 0, 1), [..before, low, ..after]);
        let last = stretched(part(x, dimension, size - 1, size), [..before, high, ..after]);
        concatenate((first, x, last), dimension)
    } else if mode == "reflect" {
        let first = rev(part(x, dimension, 1, low + 1), dimension);
        let last = rev(part(x, dimension, size - 1 - high, size - 1), dimension);
        concatenate((first, x, last), dimension)
    } else if mode == "symmetric" {
        let first = rev(part(x, dimension, 0, low), dimension);
        let last = rev(part(x, dimension, size - high, size), dimension);
        concatenate((first, x, last), dimension)
    } else {
        let (first, last) = (part(x, dimension, size - low, size), part(x, dimension, 0, high));
        concatenate((first, x, last), dimension)
    }
}

fn part<E: Element>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
    #[known] start: i64,
    #[known] end: i64,
) -> Tensor![E; ..R] {
    let sizes = x.dims();
    let (before, after) = (sizes[..dimension], sizes[dimension + 1..]);
    let rest = after.len();
    slice(x, [..[0; dimension], start, ..[0; rest]], [..before, end, ..after])
}

fn stretched<E: Element>(
    x: &Tensor![E; ..S],
    #[known] sizes: &[i64],
    #[known]
    #[default(..)]
    dimensions: &[i64],
) -> Tensor![E; ..R] {
    broadcast_in_dim(x, sizes, dimensions)
}

/// Moves blocks of channels to blocks of pixels: more rows and columns, and fewer channels.
///
/// ```text
/// result[.., c, h * factor + i, w * factor + j] = x[.., (c * factor + i) * factor + j, h, w]
/// ```
///
/// `x` has the sizes `[.., channels, rows, columns]`, and the square of `factor` divides the number of channels.
pub fn pixel_shuffle<E: Element, C: Dim, H: Dim, W: Dim>(
    x: &Tensor![E; ..S, C, H, W],
    #[known] factor: usize,
) -> Tensor![E; ..R] {
    let block = factor * factor;
    assert!(C % block == 0, "the square of `factor` has to divide the number of channels");
    let sizes = x.dims();
    let inner = sizes.len() - 3;
    let outer = sizes[..inner];
    let count = outer.iter().product();
    let blocks = reshape(x, [count, C / block, factor, factor, H, W]);
    reshape(transpose(blocks, [0, 1, 4, 2, 5, 3]), [..S, C / block, H * factor, W * factor])
}

/// Moves blocks of pixels to channels, as the inverse of `pixel_shuffle`: fewer rows and columns, and more channels.
///
/// `factor` divides the numbers of rows and columns.
pub fn pixel_unshuffle<E: Element, C: Dim, H: Dim, W: Dim>(
    x: &Tensor![E; ..S, C, H, W],
    #[known] factor: usize,
) -> Tensor![E; ..R] {
    assert!(H % factor == 0, "`factor` has to divide the number of rows");
    assert!(W % factor == 0, "`factor` has to divide the number of columns");
    let sizes = x.dims();
    let inner = sizes.len() - 3;
    let outer = sizes[..inner];
    let count = outer.iter().product();
    let blocks = reshape(x, [count, C, H / factor, factor, W / factor, factor]);
    reshape(transpose(blocks, [0, 1, 3, 5, 2, 4]), [..S, C * factor * factor, H / factor, W / factor])
}

/// Resamples the last dimensions to other sizes.
///
/// ```text
/// result[.., i, ..] = sum of weight(i, j) * x[.., j, ..] over j      for each resized dimension
/// weight(i, j) = kernel(|(i + 0.5) * n / size - 0.5 - j| / width), divided by the sum of the weights of i
/// ```
///
/// `sizes` are the new sizes of the last dimensions, as many as there are numbers. The methods are those of
/// `jax.image.resize`: `"nearest"`, `"linear"`, the default, `"cubic"` (of Keys, with -0.5), `"lanczos3"` and
/// `"lanczos5"`. `width` is 1, and `n / size` for a smaller size, so that each element counts; with `antialias = false`
/// it is always 1. `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn resize<E: Float>(
    x: &Tensor![E; ..S],
    #[known] sizes: &[i64],
    #[known]
    #[default("linear")]
    method: &str,
    #[known]
    #[default(true)]
    antialias: bool,
) -> Tensor![E; ..R] {
    let (rank, count) = (x.dims().len(), sizes.len());
    assert!(count <= rank, "expected at most {rank} sizes, found {count}");
    assert!(
        method == "nearest" || method == "linear" || method == "cubic" || method == "lanczos3" || method == "lanczos5",
        "expected \"nearest\", \"linear\", \"cubic\", \"lanczos3\" or \"lanczos5\", found \"{method}\""
    );
    let first = rank - count;
    let mut y = x;
    for (i, size) in sizes.iter().enumerate() {
        let now = y.dims()[first + i];
        assert!(now > 0 && size >= 0, "cannot resize a dimension of {now} elements to {size}");
        if size != now {
            y = if method == "nearest" {
                nearest(y, first + i, size)
            } else {
                resampled(y, first + i, size, method, antialias)
            };
        }
    }
    y
}

fn nearest<E: Float>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
    #[known] size: usize,
) -> Tensor![E; ..R] {
    let sizes = x.dims();
    let now = sizes[dimension];
    let (before, after) = (sizes[..dimension], sizes[dimension + 1..]);
    let times = size / now;
    if times * now == size {
        let blocks = reshape(x, [..before, now, 1, ..after]);
        reshape(stretched(blocks, [..before, now, times, ..after]), [..before, size, ..after])
    } else {
        // The centre of element i of the result is at (2 i + 1) / (2 size) of the dimension.
        let at = (2 * iota(i32, [size]) + 1) * (now as i32) / (2 * size);
        take(x, at, dimension)
    }
}

fn resampled<E: Float>(
    x: &Tensor![E; ..S],
    #[known] dimension: usize,
    #[known] size: usize,
    #[known] method: &str,
    #[known] antialias: bool,
) -> Tensor![E; ..R] {
    let sizes = x.dims();
    let now = sizes[dimension];
    let (before, after) = (sizes[..dimension], sizes[dimension + 1..]);
    let (outer, inner) = (before.iter().product(), after.iter().product());
    let scale = (now as E) / (size as E);
    let places = (iota(E, [size]) + 0.5) * scale - 0.5;
    let distances = abs(places.along([0]) - iota(E, [size, now], 1));
    let distances = if antialias && size < now { distances / scale } else { distances };
    let weights = kernel(distances, method);
    let weights = weights / sum(weights, 1, keep = true);
    if after.len() == 0 {
        reshape(dot(reshape(x, [outer, now]), transpose(weights, [1, 0])), [..before, size])
    } else {
        let y = reshape(x, [outer, now, inner]);
        let y = (weights("o,n") * y("b,n,a"))("b,o,a");
        reshape(y, [..before, size, ..after])
    }
}

fn kernel<E: Float>(x: &Tensor![E; ..S], #[known] method: &str) -> Tensor![E; ..S] {
    if method == "linear" {
        max(1.0 - x, 0.0)
    } else if method == "cubic" {
        let near = (1.5 * x - 2.5) * x * x + 1.0;
        let far = ((-0.5 * x + 2.5) * x - 4.0) * x + 2.0;
        select(x < 1.0, near, select(x < 2.0, far, 0.0))
    } else if method == "lanczos3" {
        select(x < 3.0, sinc(x) * sinc(x / 3.0), 0.0)
    } else {
        select(x < 5.0, sinc(x) * sinc(x / 5.0), 0.0)
    }
}

/// Computes a transposed convolution: a convolution of an input with gaps between its elements.
///
/// `x` is `[batch, features, spatial..]` and `kernel` `[output features, input features, spatial..]`, as for `conv`, with
/// any number of spatial dimensions. `strides` are 1 by default. With padding `"SAME"`, the default, the result is
/// `stride` times as large as `x`; with `"VALID"` it is larger by the kernel where that is longer than the stride; a list
/// has the padding of the input with gaps. The rules are those of `jax.lax.conv_transpose`, which does not reverse the
/// kernel either.
pub fn conv_transpose<E: Number>(
    x: &Tensor![E; ..S],
    kernel: &Tensor![E; ..K],
    #[known]
    #[default([])]
    strides: &[i64],
    #[known]
    #[padding]
    #[default("SAME")]
    padding: &[(i64, i64)],
) -> Tensor![E; ..R] {
    let (rank, kernels) = (x.dims().len(), kernel.dims().len());
    assert!(
        rank == kernels && rank > 2,
        "expected an input and a kernel of as many dimensions, at least 3, found {rank} and {kernels}"
    );
    let spatial = rank - 2;
    if strides.len() == 0 {
        widened(x, kernel, [1; spatial], padding)
    } else {
        let count = strides.len();
        assert!(count == spatial, "expected {spatial} strides, found {count}");
        widened(x, kernel, strides, padding)
    }
}

fn widened<E: Number>(
    x: &Tensor![E; ..S],
    kernel: &Tensor![E; ..K],
    #[known] strides: &[i64],
    #[known]
    #[padding]
    padding: &[(i64, i64)],
    #[known]
    #[default(..)]
    all: &[i64],
) -> Tensor![E; ..R] {
    let sizes = kernel.dims();
    let window = sizes[2..];
    let spatial = strides.len();
    let axes = all[..spatial];
    if padding == "SAME" {
        let pairs = axes.map(|i| {
            let (k, s) = (window[i], strides[i]);
            let total = k + s - 2;
            let low = if s >= k { k - 1 } else { (total + 1) / 2 };
            (low, total - low)
        });
        conv_with_general_padding(x, kernel, padding = pairs, lhs_dilation = strides)
    } else if padding == "VALID" {
        let pairs = axes.map(|i| {
            let (k, s) = (window[i], strides[i]);
            if k > s { (k - 1, k - 1) } else { (k - 1, s - 1) }
        });
        conv_with_general_padding(x, kernel, padding = pairs, lhs_dilation = strides)
    } else {
        conv_with_general_padding(x, kernel, padding = padding, lhs_dilation = strides)
    }
}
