//! Fourier transforms: lengths that are powers of two, with small factors, and a prime.

use super::*;

rows! {
    "magnitudes of fft of real numbers, [64,1024]" 1.0 fft_magnitudes(x: f32[64, 1024]) -> f32[64, 513] { abs(fft(x, "RFFT")) }
    "fft, [64,1024]" 1.0 fft_1024(z: c64[64, 1024]) -> c64[64, 1024] { fft(z) }
    "fft back, [64,1024]" 1.0 fft_back_1024(z: c64[64, 1024]) -> c64[64, 1024] { fft(z, "IFFT") }
    "fft back to real numbers, [64,1024]" 1.0 fft_back_real(z: c64[64, 513]) -> f32[64, 1024] { fft(z, "IRFFT", [1024]) }
    "fft, [64,1000]" 1.0 fft_1000(z: c64[64, 1000]) -> c64[64, 1000] { fft(z) }
    "fft, [64,509]" 1.0 fft_prime(z: c64[64, 509]) -> c64[64, 509] { fft(z) }
    "fft of two dimensions, [256,256]" 1.0 fft_plane(z: c64[256, 256]) -> c64[256, 256] { fft(z, "FFT", [256, 256]) }
    "fft, 64K" 1.0 fft_64k(z: c64[65536]) -> c64[65536] { fft(z) }
    "fft, 64" 1.0 fft_64(z: c64[64]) -> c64[64] { fft(z) }
}
