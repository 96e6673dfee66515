//! `mean` over dimensions.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_that_divides_has_a_mean() {
            $({
                #[computation]
                fn means(x: &$e![2, 2]) -> ($e, $e![2], $e![2, 1]) {
                    (mean(x), mean(x, 0), x.mean(dimension = 1, keep = true))
                }
                let (a, b, c) = means(&Tensor::from_elements(of([1.0, 2.0, 3.0, 6.0])));
                all(stringify!($e), &[a], &of([3.0]), false);
                all(stringify!($e), b.as_slice(), &of([2.0, 4.0]), false);
                all(stringify!($e), c.as_slice(), &of([1.5, 4.5]), false);
            })*
        }
    };
}
every_kind!(bf16 f32 c64);

#[computation]
fn edges<N: Dim>(x: &f32![N], h: &f16![2, N]) -> (f32, f16) {
    (mean(x), mean(h))
}

#[test]
fn the_mean_of_no_elements_is_nan_and_halves_do_not_overflow() {
    let big = typed_xla::element::f16::from_f32(60000.0);
    let nothing: f32![0] = Tensor::zeros();
    assert!(edges(&nothing, &Tensor::zeros()).0.is_nan());
    let (mean, half) = edges(&tensor![1.0, 2.0], &Tensor::full(big));
    assert_eq!((mean, half), (1.5, big));
}
