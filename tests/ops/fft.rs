//! `fft`: discrete Fourier transforms.

use typed_xla::Error;
use typed_xla::prelude::*;

#[test]
fn a_wave_is_one_number_of_its_transform() {
    #[computation]
    fn spectrum(x: &f64![16]) -> (c128![9], f64![9]) {
        let z = fft(x, "RFFT");
        (z, abs(z))
    }
    // Three periods in the sixteen elements.
    let wave =
        Tensor::from_fn(|[i]: [usize; 1]| (core::f64::consts::TAU * 3.0 * i as f64 / 16.0).cos());
    let (_, magnitudes) = spectrum(&wave);
    for (k, m) in magnitudes.as_slice().iter().enumerate() {
        let expected = if k == 3 { 8.0 } else { 0.0 };
        assert!((m - expected).abs() < 1e-14, "{k}: {m}");
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

#[computation]
fn of_eight(x: &f64![?, ?]) -> Result<c128![?, 5], Error> {
    Ok(fft(x, "RFFT", [8]))
}

#[computation]
fn plane(
    x: &c128![?, ?, ?],
    inverse: &c128![?, 3],
) -> Result<(c128![?, 2, 3], c128![?, 3]), Error> {
    Ok((fft(x, "FFT", [2, 3]), fft(inverse, "IFFT")))
}

/// Another array has the length of the real numbers.
#[computation]
fn beside(y: &f64![?], x: &c128![?]) -> Result<f64![?], Error> {
    Ok(y + fft(x, "IRFFT", y.dims()))
}

#[computation]
fn through(x: &f64![?, ?]) -> f64![?, ?] {
    fft(fft(x, "RFFT"), "IRFFT", [x.dims()[1]])
}

#[test]
fn lengths_and_sizes_that_only_a_call_knows_are_compared_there() {
    let rows = |n: usize| -> f64![?, ?] {
        Tensor::from_fn_sized([2, n], |[i, j]| (3 * i + j) as f64).unwrap()
    };
    let spectrum = of_eight(&rows(8)).unwrap();
    assert_eq!(
        (spectrum.dims(), spectrum[[0, 0]]),
        ([2, 5], c128::new(28.0, 0.0))
    );
    for n in [1, 7, 9] {
        assert!(of_eight(&rows(n)).is_err(), "{n}");
    }
    for n in [1, 2, 7, 8] {
        let (x, back) = (rows(n), through(&rows(n)));
        assert_eq!(back.dims(), [2, n]);
        assert!(
            x.iter()
                .zip(back.iter())
                .all(|(a, b)| (a - b).abs() < 1e-13)
        );
    }
    let ones = |sizes: [usize; 3]| -> c128![?, ?, ?] {
        Tensor::from_fn_sized(sizes, |_| c128::new(1.0, 0.0)).unwrap()
    };
    let line: c128![?, 3] = Tensor::from_fn_sized([1, 3], |_| c128::new(3.0, 0.0)).unwrap();
    let (z, back) = plane(&ones([4, 2, 3]), &line).unwrap();
    assert_eq!((z.dims(), z[[3, 0, 0]]), ([4, 2, 3], c128::new(6.0, 0.0)));
    assert_eq!(back[[0, 0]], c128::new(3.0, 0.0));
    assert!(plane(&ones([4, 3, 2]), &line).is_err());
    for (n, half) in [(5, 3), (4, 3), (1, 1)] {
        let y: f64![?] = Tensor::from_fn_sized([n], |[i]| i as f64).unwrap();
        let constant = |size: usize| -> c128![?] {
            Tensor::from_fn_sized([size], |[i]| {
                c128::new(if i == 0 { n as f64 } else { 0.0 }, 0.0)
            })
            .unwrap()
        };
        let found = beside(&y, &constant(half)).unwrap();
        assert!(
            found
                .iter()
                .enumerate()
                .all(|(i, a)| (a - (i as f64 + 1.0)).abs() < 1e-14)
        );
        assert!(beside(&y, &constant(half + 1)).is_err());
    }
}

#[test]
fn generic_sizes_are_those_of_their_numbers() {
    #[computation]
    fn pair<N: Dim>(
        x: &f64![2 * N],
        low: &f64![N],
    ) -> (c128![N + 1], f64![2 * N], c128![N / 2 + 1]) {
        let z = fft(x, "RFFT");
        (z, fft(z, "IRFFT", [2 * N]), fft(low, "RFFT"))
    }
    let x = tensor![1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let (z, back, low) = pair(&x, &tensor![1.0, 2.0, 3.0]);
    assert_eq!((z.dims(), z[[0]]), ([4], c128::new(21.0, 0.0)));
    assert_eq!((low.dims(), low[[0]]), ([2], c128::new(6.0, 0.0)));
    assert!(
        x.iter()
            .zip(back.iter())
            .all(|(a, b)| (a - b).abs() < 1e-14)
    );
}
