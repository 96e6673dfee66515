//! `logsumexp`: without overflow.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn it_is_the_logarithm_of_the_sum_of_exponentials() {
            $({
                #[computation]
                fn logs(x: &$e![2, 2]) -> ($e![2], $e, $e![1, 2]) {
                    (logsumexp(x, 1), logsumexp(x), x.logsumexp(dimension = 0, keep = true))
                }
                let (a, b, c) = logs(&Tensor::from_elements(of([0.0, 1.0, 0.0, 2.0])));
                all(stringify!($e), a.as_slice(), &of([1.3132616875182228, 2.1269280110429727]), true);
                all(stringify!($e), &[b], &of([2.4938117090722387]), true);
                all(stringify!($e), c.as_slice(), &of([std::f64::consts::LN_2, 2.3132616875182226]), true);
            })*
        }
    };
}
every_kind!(bf16 f32 f64);

#[computation]
fn far(x: &f32![4, 2], none: &f32![0]) -> (f32![4], f32) {
    (logsumexp(x, 1), logsumexp(none))
}

#[test]
fn far_and_infinite_values_keep_their_meaning() {
    let inf = f32::INFINITY;
    let x = tensor![[1000.0, 1000.0], [-inf, -inf], [inf, 0.0], [f32::NAN, 0.0]];
    let (y, none) = far(&x, &Tensor::zeros());
    let expected = [1000.0 + std::f32::consts::LN_2, -inf, inf, f32::NAN];
    all("far", y.as_slice(), &expected, true);
    assert_eq!(none, -inf);
}
