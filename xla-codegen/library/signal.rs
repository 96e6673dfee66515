//! Signals: windows, transforms of short pieces, and cosine transforms.
//!
//! The operations that transform need the cargo feature `fft`, which is off by default:
//!
//! ```toml
//! typed-xla = { path = "../typed-xla", features = ["fft"] }
//! ```
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The signal again from its spectra, and its slopes.
//! #[computation]
//! fn there_and_back(x: &f64![32]) -> (f64![32], f64![32]) {
//!     let window = signal::hann::<f64>(8, symmetric = false);
//!     let spectra: c128![5, 9] = signal::stft(x, window, step = 4);
//!     (signal::istft(spectra, window, step = 4, length = 32), signal::gradient(x))
//! }
//!
//! let x = Tensor::from_fn(|[i]| (i * i) as f64);
//! let (back, slopes) = there_and_back(&x);
//! assert!(x.iter().zip(back.iter()).all(|(a, b)| (a - b).abs() < 1e-10));
//! assert_eq!((slopes[[0]], slopes[[3]]), (1.0, 6.0));
//! ```

/// Computes the slopes of values at points along a dimension, by central differences.
///
/// ```text
/// result[i] = (x[i + 1] - x[i - 1]) / (2 * spacing)        inside
/// result[0] = (x[1] - x[0]) / spacing                      at the ends, one-sided
/// ```
///
/// `spacing` is 1 by default. The dimension has at least 2 elements.
/// The derivative of a function is `grad`.
#[wide]
pub fn gradient<E: Float>(
    x: &Tensor![E; ..S],
    #[default(1.0)] spacing: &Tensor![E; ..X],
    #[known]
    #[default(-1)]
    dimension: i64,
) -> Tensor![E; ..S] {
    let at = if dimension < 0 {
        dimension + x.dims().len()
    } else {
        dimension
    };
    let inner = x.dims()[at] - 2;
    let steps = differences(x, at);
    let (first, _) = split(steps, [1, inner], dimension = at);
    let (_, last) = split(steps, [inner, 1], dimension = at);
    let (before, _, _) = split(x, [inner, 1, 1], dimension = at);
    let (_, _, after) = split(x, [1, 1, inner], dimension = at);
    concatenate((first, 0.5 * (after - before), last), dimension = at) / spacing
}

/// Returns a cosine window of Hann: `0.5 - 0.5 * cos(2 pi i / (size - 1))`.
///
/// With `symmetric = false` the divisor is `size`: the window of a period, for `signal::stft`.
/// The element type is written after the name: `signal::hann::<f32>(64)`.
pub fn hann<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(true)]
    symmetric: bool,
) -> Tensor![E; size] {
    0.5 - 0.5 * cos(angles::<E>(size, symmetric))
}

/// Returns a window of Hamming: `0.54 - 0.46 * cos(2 pi i / (size - 1))`.
///
/// The parameters are those of `signal::hann`.
pub fn hamming<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(true)]
    symmetric: bool,
) -> Tensor![E; size] {
    0.54 - 0.46 * cos(angles::<E>(size, symmetric))
}

/// Returns a window of Blackman: `0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)`.
///
/// `angle` is `2 pi i / (size - 1)`. The parameters are those of `signal::hann`.
pub fn blackman<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(true)]
    symmetric: bool,
) -> Tensor![E; size] {
    let angle = angles::<E>(size, symmetric);
    0.42 - 0.5 * cos(angle) + 0.08 * cos(2.0 * angle)
}

/// Returns a triangular window of Bartlett: `1 - abs(2 i / (size - 1) - 1)`.
///
/// The parameters are those of `signal::hann`.
pub fn bartlett<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(true)]
    symmetric: bool,
) -> Tensor![E; size] {
    1.0 - abs(angles::<E>(size, symmetric) / std::f64::consts::PI as E - 1.0)
}

/// Returns a window of Kaiser: `i0(beta * sqrt(1 - (2 i / (size - 1) - 1)^2)) / i0(beta)`.
///
/// `i0` is the modified Bessel function of the first kind and order 0. A greater `beta` is a narrower window; 0 is a
/// window of ones. `beta` is from -500 to 500, and has a derivative. The other parameters are those of `signal::hann`.
pub fn kaiser<E: Float>(
    #[known] size: usize,
    beta: E,
    #[known]
    #[default(true)]
    symmetric: bool,
) -> Tensor![E; size] {
    let x = angles::<f64>(size, symmetric) / std::f64::consts::PI - 1.0;
    let inside = 1.0 - x * x;
    let root = select(inside > 0.0, sqrt(select(inside > 0.0, inside, 1.0)), 0.0);
    let b = abs(beta as f64);
    (exp(b * root - b) * special::i0e(b * root) / special::i0e(b)) as E
}

/// The angles of a window, which are a turn in all.
fn angles<E: Float>(#[known] size: usize, #[known] symmetric: bool) -> Tensor![E; size] {
    if size == 1 {
        full(E, [size], std::f64::consts::PI as E)
    } else if symmetric {
        iota(E, [size]) * ((std::f64::consts::TAU as E) / ((size - 1) as E))
    } else {
        iota(E, [size]) * ((std::f64::consts::TAU as E) / (size as E))
    }
}

/// Returns the frequencies of the results of `fft`: from 0 on, then the negative ones.
///
/// ```text
/// [0, 1, .., (size - 1) / 2, -(size / 2), .., -1] / (size * spacing)
/// ```
///
/// `spacing` is the time between samples. The element type is written after the name: `signal::fftfreq::<f32>(64)`.
pub fn fftfreq<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(1.0)]
    spacing: E,
) -> Tensor![E; size] {
    let i = iota(i32, [size]);
    let number = select(i <= ((size - 1) / 2) as i32, i, i - (size as i32));
    (number as E) / ((size as E) * spacing)
}

/// Returns the frequencies of the results of `fft(x, "RFFT")` of a number of samples: `i / (size * spacing)`.
///
/// The parameters are those of `signal::fftfreq`.
pub fn rfftfreq<E: Float>(
    #[known] size: usize,
    #[known]
    #[default(1.0)]
    spacing: E,
) -> Tensor![E; size / 2 + 1] {
    iota(E, [size / 2 + 1]) / ((size as E) * spacing)
}

/// Moves the frequency 0 to the middle of dimensions, of all by default.
///
/// The inverse is `signal::ifftshift`.
pub fn fftshift<E: Element>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
) -> Tensor![E; ..S] {
    let mut y = x;
    for dimension in dimensions {
        let at = if dimension < 0 {
            dimension + x.dims().len()
        } else {
            dimension
        };
        y = roll(y, x.dims()[at] / 2, at);
    }
    y
}

/// Moves the middle of dimensions to the front, of all by default: the inverse of `signal::fftshift`.
pub fn ifftshift<E: Element>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(..)]
    dimensions: &[i64],
) -> Tensor![E; ..S] {
    let mut y = x;
    for dimension in dimensions {
        let at = if dimension < 0 {
            dimension + x.dims().len()
        } else {
            dimension
        };
        let size = x.dims()[at];
        y = roll(y, size - size / 2, at);
    }
    y
}

/// Computes the convolution of two lists by Fourier transforms, which is faster for long lists.
///
/// The values and modes are those of `convolve`, to rounding errors of the size of the greatest element.
pub fn fftconvolve<E: Float, N: Dim, M: Dim>(
    x: &Tensor![E; N],
    y: &Tensor![E; M],
    #[known]
    #[default("full")]
    mode: &str,
) -> Tensor![E; ..R] {
    let zero = zeros(E, []);
    let left = fft(pad(x, zero, [0], [M - 1]), "RFFT");
    let right = fft(pad(y, zero, [0], [N - 1]), "RFFT");
    let all = fft(left * right, "IRFFT", fft_length = [N + M - 1]);
    match mode {
        "full" => all,
        "same" => all[(M - 1) / 2..(M - 1) / 2 + N],
        "valid" => all[M - 1..N],
    }
}

/// Computes the Fourier transforms of overlapping pieces of a signal, each times a window.
///
/// ```text
/// result[f, t] = sum(window[i] * x[t * step + i - M / 2] * exp(-2 pi i f / M) over i)
/// ```
///
/// The window has `M` elements, and the result `M / 2 + 1` frequencies and `(N + step - 1) / step + 1` pieces.
/// Before and after the signal are zeros.
/// SciPy's result is this one divided by the sum of the window; there `step` is `nperseg - noverlap`.
/// `signal::istft` is the inverse.
pub fn stft<E: Float, C: Number, N: Dim, M: Dim>(
    x: &Tensor![E; N],
    window: &Tensor![E; M],
    #[known] step: usize,
) -> Tensor![C; ..R] {
    let last = (N + step - 1) / step * step;
    let around = pad(x, zeros(E, []), [M / 2], [last + M - M / 2 - N]);
    let places = iota(i32, [last / step + 1, M], dimension = 0) * (step as i32)
        + iota(i32, [last / step + 1, M], dimension = 1);
    let pieces = take(around, places) * window.along([1]);
    transpose(fft(pieces, "RFFT"), [1, 0])
}

/// Computes a signal from the transforms of its pieces, which `signal::stft` computes with the same `window` and `step`.
///
/// The pieces are added, each times the window again, and divided by the sum of the squares of the windows at each place,
/// which is 0 nowhere if `step` is at most half of the size of the usual windows.
/// `length` is the number of elements of the signal.
pub fn istft<C: Number, E: Float, F: Dim, T: Dim, M: Dim>(
    spectra: &Tensor![C; F, T],
    window: &Tensor![E; M],
    #[known] step: usize,
    #[known] length: usize,
) -> Tensor![E; length] {
    let pieces = fft(transpose(spectra, [1, 0]), "IRFFT", fft_length = [M]);
    let places =
        iota(i32, [T, M], dimension = 0) * (step as i32) + iota(i32, [T, M], dimension = 1);
    let empty = zeros(E, [(T - 1) * step + M]);
    let sums = index_add(empty, places, pieces * window.along([1]));
    let squares = broadcast(window * window, [T]);
    let weights = index_add(empty, places, squares);
    let is_covered = weights > 1e-10;
    let all = select(is_covered, sums / select(is_covered, weights, 1.0), sums);
    all[M / 2..M / 2 + length]
}

/// Computes the discrete cosine transform of type 2 along a dimension.
///
/// ```text
/// result[k] = 2 * sum(x[i] * cos(pi k (2 i + 1) / (2 n)) over i)
/// ```
///
/// With `orthonormal = true` it is divided by `sqrt(2 n)`, and `result[0]` by `sqrt(2)` too: the transform keeps lengths.
/// `signal::idct` is the inverse.
pub fn dct<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    orthonormal: bool,
) -> Tensor![E; ..S] {
    let rows = transpose(three(x, dimension), [0, 2, 1]);
    let n = rows.dims()[2];
    // Elements with even numbers, then those with odd numbers from the end: their transform has the cosines.
    let i = iota(i32, [n]);
    let order = select(2 * i < n as i32, 2 * i, 2 * ((n as i32) - i) - 1);
    let values = take(rows, order, 2);
    let spectrum = fft(complex(values, zeros_like(values)), "FFT");
    let angle = iota(E, [n]) * ((std::f64::consts::PI as E) / ((2 * n) as E));
    let cosines = real(spectrum) * cos(angle).along([2]) + imag(spectrum) * sin(angle).along([2]);
    let result = cosines * cosine_factors::<E>(n, orthonormal).along([2]);
    reshape(transpose(result, [0, 2, 1]), [..S])
}

/// Computes the inverse of `signal::dct`: the transform of type 3, divided by `2 n`.
///
/// With `orthonormal = true` it is the inverse of the orthonormal transform.
pub fn idct<E: Float>(
    x: &Tensor![E; ..S],
    #[known]
    #[default(-1)]
    dimension: i64,
    #[known]
    #[default(false)]
    orthonormal: bool,
) -> Tensor![E; ..S] {
    let rows = transpose(three(x, dimension), [0, 2, 1]);
    let n = rows.dims()[2];
    let cosines = rows / cosine_factors::<E>(n, orthonormal).along([2]);
    let i = iota(i32, [n]);
    let reversed = take(cosines, (n as i32) - i, 2);
    let reversed = select((i == 0).along([2]), 0.0, reversed);
    // The spectrum is `(cosines - i reversed) * exp(i angle)`.
    let angle = iota(E, [n]) * ((std::f64::consts::PI as E) / ((2 * n) as E));
    let (c, s) = (cos(angle).along([2]), sin(angle).along([2]));
    let spectrum = complex(cosines * c + reversed * s, cosines * s - reversed * c);
    let values = real(fft(spectrum, "IFFT"));
    let order = select(i % 2 == 0, i / 2, (n as i32) - 1 - i / 2);
    reshape(transpose(take(values, order, 2), [0, 2, 1]), [..S])
}

/// The factors of the results of a cosine transform.
fn cosine_factors<E: Float>(#[known] n: usize, #[known] orthonormal: bool) -> Tensor![E; n] {
    if orthonormal {
        let size = n as E;
        select(iota(i32, [n]) == 0, sqrt(1.0 / size), sqrt(2.0 / size))
    } else {
        full(E, [n], 2.0)
    }
}
