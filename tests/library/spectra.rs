//! Transforms of signals.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/spectra.txt");

cases! {
    fn convolutions(x: f64[7], y: f64[4], w: f64[10]) -> [f64[10], f64[7], f64[4], f64[10], f64[7], f64[7]] {
        let (slopes, curved) = jvp(grad(|x| sum(sin(signal::fftconvolve(x, y)) * w)))(x, cos(x));
        (
            signal::fftconvolve(x, y),
            signal::fftconvolve(x, y, "same"),
            signal::fftconvolve(x, y, "valid"),
            signal::fftconvolve(y, x),
            slopes,
            curved,
        )
    }

    fn pieces(x: f64[11], window: f64[4]) -> [c128[3, 7], f64[11], f64[11]] {
        let spectra = signal::stft(x, window, step = 2);
        let back = signal::istft(spectra, window, step = 2, length = 11);
        let loss = |x| {
            let spectra = signal::stft(x, window, step = 2);
            let sizes = abs(spectra);
            sum(sizes * sizes)
        };
        (spectra, back, grad(loss)(x))
    }

    fn cosines(x: f64[2, 5], y: f64[3, 4, 2], w: f64[2, 5]) -> [f64[2, 5], f64[3, 4, 2], f64[3, 4, 2], f64[2, 5], f64[3, 4, 2], f64[2, 5], f64[2, 5], f64[2, 5], f64[2, 5]] {
        let (slopes, curved) = jvp(grad(|x| sum(sin(signal::dct(x)) * w)))(x, cos(x));
        let (inverse, bent) = jvp(grad(|x| sum(sin(signal::idct(x)) * w)))(x, cos(x));
        (
            signal::dct(x),
            signal::dct(y, 1, orthonormal = true),
            signal::dct(y, dimension = 0),
            signal::idct(x),
            signal::idct(y, 1, orthonormal = true),
            slopes,
            curved,
            inverse,
            bent,
        )
    }
}
