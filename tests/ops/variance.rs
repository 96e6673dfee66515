//! `variance` over dimensions.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_float_has_a_variance() {
            $({
                #[computation]
                fn variances(x: &$e![2, 2]) -> ($e, $e![2], $e![2, 1], $e) {
                    (
                        variance(x),
                        variance(x, 0),
                        x.variance(dimension = 1, keep = true),
                        variance(x, correction = 1),
                    )
                }
                let (a, b, c, d) = variances(&Tensor::from_elements(of([1.0, 3.0, 5.0, 3.0])));
                all(stringify!($e), &[a], &of([2.0]), true);
                all(stringify!($e), b.as_slice(), &of([4.0, 0.0]), true);
                all(stringify!($e), c.as_slice(), &of([1.0, 1.0]), true);
                all(stringify!($e), &[d], &of([8.0 / 3.0]), true);
            })*
        }
    };
}
every_kind!(f16 bf16 f32 f64);

#[computation]
fn edges(x: &f32![3], one: &f32![1]) -> (f32, f32, f32) {
    (variance(x), variance(one), variance(one, correction = 1))
}

#[test]
fn a_large_mean_cancels_nothing_and_one_sample_has_none() {
    let (far, one, sample) = edges(&tensor![10001.0, 10002.0, 10003.0], &tensor![5.0]);
    assert_eq!((far, one), (2.0 / 3.0, 0.0));
    assert!(sample.is_nan());
}
