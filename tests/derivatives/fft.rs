//! Fourier transforms.

use typed_xla::prelude::*;

use crate::VECTORS;

#[computation]
fn of_any_length<N: Dim>(x: &f64![N]) -> f64![N] {
    let there = |x| {
        let y = fft(x, "RFFT", [N]);
        sum(fft(y * y, "IRFFT", [N]) * x)
    };
    grad(there)(x)
}

cases! {
    fn fft_generic_length(x: f64[6], y: f64[5]) -> [f64[6], f64[5]] {
        (of_any_length(x), of_any_length(y))
    }

    fn fft_complex(z: c128[2, 5], w: c128[2, 5]) -> [c128[2, 5], c128[2, 5], c128[2, 5], c128[2, 5]] {
        let loss = |z| sum(real(fft(z) * w));
        let inverse = |z| sum(imag(fft(z, "IFFT", [2, 5]) * w));
        let (y, back) = vjp(|z| fft(z))(z);
        (grad(loss)(z), grad(inverse)(z), y, back(w))
    }

    fn fft_real(x: f64[3, 6], w: c128[3, 4]) -> [f64[3, 6], f64[3, 6], f64[3, 6]] {
        let one = |x| sum(real(fft(x, "RFFT") * w));
        let two = |x| {
            let y = fft(x, "RFFT", [3, 6]);
            sum(imag(y * y * w))
        };
        let (_, curved) = jvp(grad(two))(x, x);
        (grad(one)(x), grad(two)(x), curved)
    }

    fn fft_real_odd(x: f64[2, 3, 5], w: c128[2, 3, 3]) -> [f64[2, 3, 5]] {
        grad(|x| sum(real(fft(x, "RFFT", [2, 3, 5]) * w)))(x)
    }

    fn fft_to_real(z: c128[3, 4], w: f64[3, 6], v: f64[3, 7]) -> [c128[3, 4], c128[3, 4], c128[3, 4]] {
        let even = |z| {
            let y = fft(z, "IRFFT", [6]);
            sum(y * y * w)
        };
        let odd = |z| sum(fft(z, "IRFFT", [3, 7]) * v);
        let (_, curved) = jvp(grad(even))(z, z);
        (grad(even)(z), grad(odd)(z), curved)
    }

    fn fft_single_precision(x: f32[8], w: c64[5]) -> [f32[8]] {
        grad(|x| sum(real(fft(x, "RFFT") * w)))(x)
    }
}
