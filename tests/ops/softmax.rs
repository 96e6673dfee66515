//! `softmax`: positive numbers of sum 1, without overflow.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn it_is_the_ratio_of_exponentials() {
            $({
                #[computation]
                fn ratios(x: &$e![2, 2]) -> ($e![2, 2], $e![2, 2], $e![2, 2]) {
                    (softmax(x, dimension = 1), x.softmax(0), softmax(x, [0, 1]))
                }
                let (a, b, c) = ratios(&Tensor::from_elements(of([0.0, 1.0, 0.0, 2.0])));
                let (p, q) = (0.2689414213699951, 0.11920292202211755);
                all(stringify!($e), a.as_slice(), &of([p, 1.0 - p, q, 1.0 - q]), true);
                all(stringify!($e), b.as_slice(), &of([0.5, p, 0.5, 1.0 - p]), true);
                let [o, e, t] = [0.0, 1.0, 2.0].map(|x: f64| x.exp() / (2.0 + 1f64.exp() + 2f64.exp()));
                all(stringify!($e), c.as_slice(), &of([o, e, o, t]), true);
            })*
        }
    };
}
every_kind!(f16 bf16 f32 f64);

#[computation]
fn far(x: &f32![3]) -> f32![3] {
    softmax(x)
}

#[test]
fn far_values_do_not_overflow() {
    assert_eq!(
        far(&tensor![1000.0, 1000.0, -1000.0]),
        tensor![0.5, 0.5, 0.0]
    );
    let masked = far(&tensor![0.0, f32::NEG_INFINITY, 0.0]);
    assert_eq!(masked, tensor![0.5, 0.0, 0.5]);
}

#[computation]
fn wide(x: &f32![7, 1000]) -> f32![7, 1000] {
    softmax(x, dimension = 1)
}

#[test]
fn rows_sum_to_1() {
    let y = wide(&Tensor::from_fn(|[i, j]| {
        ((i * 31 + j * 17) % 100) as f32 / 10.0
    }));
    for i in 0..7 {
        let sum: f64 = (0..1000).map(|j| f64::from(y[[i, j]])).sum();
        assert!((sum - 1.0).abs() < 1e-5, "row {i} sums to {sum}");
    }
}
