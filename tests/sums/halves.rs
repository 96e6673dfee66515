//! Sums, means and variances of 1,000,000 values of 16 bits: they are accumulated in `f32`, and their results rounded once.

use typed_xla::element::{bf16, f16};

use super::*;

/// Rows of `name: type, the value of all sums, the greatest relative errors of sums and means, and of variances`.
macro_rules! halves {
    ($($name:ident: $t:ident $value:literal, $rounding:literal, $variance:literal;)*) => {$(
        mod $name {
            use super::*;

            #[computation]
            fn moments<N: Dim>(x: &$t![N, 3]) -> (($t![3], $t![3], $t![3]), ($t![3], $t![3], $t![3]), ($t, $t, $t)) {
                let rows = transpose(x, [1, 0]);
                (
                    (sum(x, 0), mean(x, 0), variance(x, 0)),
                    (sum(rows, 1), mean(rows, 1), variance(rows, 1)),
                    (sum(x), mean(x), variance(x)),
                )
            }

            #[computation]
            fn slopes<N: Dim>(x: &$t![N, 3]) -> ($t![3], $t![3], $t![3]) {
                let one = ones($t, [3]);
                (
                    grad(|bias| sum((x + bias.along([1])) * x))(one),
                    grad(|scale| sum(x * scale.along([1])))(one),
                    jacfwd(|scale| sum(x * scale, 0))(ones($t, [])),
                )
            }

            const N: usize = 1_000_000;

            fn check(kind: &str, got: &[$t], want: f64, bound: f64) {
                let error = |got: &$t| (got.to_f64() / want - 1.0).abs();
                let worst = got.iter().map(error).fold(0.0, f64::max);
                println!("{worst:9.2e} {}: {kind}", stringify!($t));
                assert!(worst <= bound, "{kind}: {got:?} for {want}");
            }

            /// Values of both signs, whose sums are the value that the type represents, and whose variance is 1.
            fn values() -> $t![1000000, 3] {
                let mean = $value / N as f64;
                Tensor::from_fn(|[i, _]| $t::from_f64(if i % 2 == 0 { mean + 1.0 } else { mean - 1.0 }))
            }

            #[test]
            fn moments_of_long_rows_and_columns_are_rounded_once() {
                let x = values();
                let real = |i: usize| x.as_slice()[i].to_f64();
                let sum: f64 = (0..N).map(|i| real(3 * i)).sum();
                let mean = sum / N as f64;
                let variance = (0..N).map(|i| (real(3 * i) - mean).powi(2)).sum::<f64>() / N as f64;
                let (columns, rows, (all, mean_of_all, variance_of_all)) = moments(&x);
                for (kind, (sums, means, variances)) in [("columns", &columns), ("rows", &rows)] {
                    check(&format!("sum of {kind}"), sums.as_slice(), sum, $rounding);
                    check(&format!("mean of {kind}"), means.as_slice(), mean, $rounding);
                    check(&format!("variance of {kind}"), variances.as_slice(), variance, $variance);
                }
                check("sum of all", &[all], 3.0 * sum, $rounding);
                check("mean of all", &[mean_of_all], mean, $rounding);
                check("variance of all", &[variance_of_all], variance, $variance);
            }

            #[test]
            fn derivatives_of_long_columns_are_rounded_once() {
                let x = values();
                let sum: f64 = (0..N).map(|i| x.as_slice()[3 * i].to_f64()).sum();
                let (bias, scale, forward) = slopes(&x);
                check("gradient of a bias", bias.as_slice(), sum, $rounding);
                check("gradient of a scale", scale.as_slice(), sum, $rounding);
                check("jacfwd of a scale", forward.as_slice(), sum, $rounding);
            }
        }
    )*};
}

halves! {
    of_f16: f16 15625.0, 4.9e-4, 4.9e-4;
    of_bf16: bf16 500000.0, 3.91e-3, 3.91e-3;
}
