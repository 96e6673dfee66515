//! Signals.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/signal.txt");

cases! {
    fn gradients(x: f64[3, 5], w: f64[3, 5]) -> [f64[3, 5], f64[3, 5], f64[3, 2], f64[3, 5], f64[3, 5]] {
        let (slopes, curved) = jvp(grad(|x| sum(sin(signal::gradient(x)) * w)))(x, cos(x));
        let few = signal::gradient(x[(.., ..2)]);
        (signal::gradient(x), signal::gradient(x, 0.5, dimension = 0), few, slopes, curved)
    }

    fn tapers(x: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[5], f64[5], f64[5], f64[5], f64[1]] {
        (
            x * signal::hann(6),
            x * signal::hamming::<f64>(6),
            x * signal::blackman::<f64>(6),
            x * signal::bartlett::<f64>(6),
            signal::hann::<f64>(5, symmetric = false),
            signal::hamming::<f64>(5, false),
            signal::blackman::<f64>(5, false),
            signal::bartlett::<f64>(5, false),
            signal::hann::<f64>(1),
        )
    }

    fn frequencies(x: f64[5], y: f64[2, 3]) -> [f64[5], f64[4], f64[3], f64[5], f64[5], f64[2, 3], f64[2, 3]] {
        (
            signal::fftfreq::<f64>(5),
            signal::fftfreq::<f64>(4, 0.5),
            signal::rfftfreq::<f64>(5, spacing = 0.1),
            signal::fftshift(x),
            signal::ifftshift(x),
            signal::fftshift(y),
            signal::ifftshift(y, -1),
        )
    }

    fn kaisers(w: f64[7], betas: f64[6]) -> [f64[7], f64[7], f64[7], f64[7], f64[7], f64[7], f64[6], f64[1], f64[1]] {
        let of = |beta| signal::kaiser(7, beta);
        let slope = grad(|beta| dot(signal::kaiser(7, beta), w))(betas[2]);
        (
            of(betas[0]),
            of(betas[1]),
            of(betas[2]),
            of(betas[3]),
            of(betas[4]),
            of(betas[5]),
            signal::kaiser(6, betas[2], symmetric = false),
            signal::kaiser(1, betas[2]),
            reshape(slope, [1]),
        )
    }
}
