//! Sums of other element types: `sum` of 16 bits accumulates in `f32`, `reduce` in the type itself, as XLA's does.

use typed_xla::element::{bf16, c64, f16};

use super::*;

/// Rows of `name: type sizes, the element of a number, its real part, the greatest errors of sum, reduce and cumulative_sum`.
macro_rules! types {
    ($($name:ident: $t:ident $($n:literal)*, |$value:ident| $make:expr, $re:expr, $bounds:expr;)*) => {$(
        mod $name {
            use super::*;

            #[computation]
            fn sums<N: Dim>(x: &$t![N, 3]) -> ($t![3], $t, $t![3], $t, $t![N, 3]) {
                (
                    sum(x, 0),
                    sum(x),
                    reduce(|a, b| a + b, x, zeros($t, []), 0),
                    reduce(|a, b| a + b, x, zeros($t, [])),
                    cumulative_sum(x, 0),
                )
            }

            #[test]
            fn sums_are_as_good_as_those_of_xla() {
                $({
                    let $value = 0.1;
                    let value = $make;
                    let x: $t![$n, 3] = Tensor::from_fn(|_| value);
                    let (columns, all, reduced, folded, running) = sums(&x);
                    let re = $re;
                    let error = |got: $t, count: usize| (re(got) / (re(value) * count as f64) - 1.0).abs();
                    let errors = [
                        error(columns.as_slice()[1], $n).max(error(all, 3 * $n)),
                        error(reduced.as_slice()[1], $n).max(error(folded, 3 * $n)),
                        error(running.as_slice()[3 * $n - 1], $n),
                    ];
                    println!("{}, {} values: {errors:?}", stringify!($t), $n);
                    for (error, bound) in errors.into_iter().zip($bounds) {
                        assert!(error <= bound, "{} values: {errors:?}", $n);
                    }
                })*
            }
        }
    )*};
}

types! {
    of_f16: f16 1000 10000, |x| f16::from_f32(x), f16::to_f64, [5e-4, 4e-3, 4e-3];
    of_bf16: bf16 1000 1000000, |x| bf16::from_f32(x), bf16::to_f64, [4e-3, 6e-2, 6e-2];
    of_c64: c64 1000 1000000, |x| c64::new(x, 2.0 * x), |x: c64| f64::from(x.re), [1e-6; 3];
}
