//! `fft`: discrete Fourier transforms.

use typed_xla::prelude::*;

#[test]
fn a_wave_is_one_number_of_its_transform() {
    #[computation]
    fn spectrum(x: &f64![16]) -> (c128![9], f64![9]) {
        let z = fft(x, "RFFT");
        (z, abs(z))
    }
    // Three turns along the sixteen places.
    let wave =
        Tensor::from_fn(|[i]: [usize; 1]| (core::f64::consts::TAU * 3.0 * i as f64 / 16.0).cos());
    let (_, magnitudes) = spectrum(&wave);
    for (k, m) in magnitudes.as_slice().iter().enumerate() {
        let wanted = if k == 3 { 8.0 } else { 0.0 };
        assert!((m - wanted).abs() < 1e-14, "{k}: {m}");
    }
}

#[test]
fn each_kind_is_undone_by_its_inverse() {
    #[computation]
    fn complex_numbers(x: &c64![3, 10]) -> c64![3, 10] {
        fft(fft(x), "IFFT")
    }
    #[computation]
    fn real_numbers<N: Dim>(x: &f32![2, 3, N]) -> f32![2, 3, N] {
        x.fft("RFFT", fft_length = [3, N]).fft("IRFFT", [3, N])
    }
    let z = Tensor::from_fn(|[i, j]: [usize; 2]| c64::new(i as f32, j as f32 - 4.0));
    let back = complex_numbers(&z);
    let apart = z.iter().zip(back.iter()).map(|(a, b)| (a - b).norm());
    assert!(apart.fold(0.0, f32::max) < 1e-5);
    let x: f32![2, 3, 7] = Tensor::from_fn(|[i, j, k]: [usize; 3]| (i * 5 + j * 3 + k) as f32);
    let back = real_numbers(&x);
    let apart = x.iter().zip(back.iter()).map(|(a, b)| (a - b).abs());
    assert!(apart.fold(0.0, f32::max) < 1e-5);
}

#[test]
fn a_product_of_transforms_is_a_circular_convolution() {
    #[computation]
    fn convolved(x: &f64![6], y: &f64![6]) -> f64![6] {
        fft(fft(x, "RFFT") * fft(y, "RFFT"), "IRFFT", [6])
    }
    let (x, y) = (
        [1.0, 2.0, 0.0, -1.0, 3.0, 0.5],
        [0.5, 0.0, 1.0, 0.0, 0.0, 2.0],
    );
    let found = convolved(&Tensor::from(x), &Tensor::from(y));
    for (k, found) in found.as_slice().iter().enumerate() {
        let sum: f64 = (0..6).map(|i| x[i] * y[(6 + k - i) % 6]).sum();
        assert!((found - sum).abs() < 1e-13, "{k}");
    }
}
