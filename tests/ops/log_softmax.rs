//! `log_softmax`: without overflow, for every float.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn it_is_the_logarithm_of_softmax() {
            $({
                #[computation]
                fn logs(x: &$e![2, 2]) -> ($e![2, 2], $e![2, 2]) {
                    (log_softmax(x, dimension = 1), x.log_softmax(0))
                }
                let (a, b) = logs(&Tensor::from_elements(of([0.0, 1.0, 0.0, 2.0])));
                let rows = [-1.3132616875182228, -0.3132616875182228, -2.1269280110429727, -0.1269280110429727];
                all(stringify!($e), a.as_slice(), &of(rows), true);
                let half = -std::f64::consts::LN_2;
                let columns = [half, -1.3132616875182228, half, -0.3132616875182228];
                all(stringify!($e), b.as_slice(), &of(columns), true);
            })*
        }
    };
}
every_kind!(bf16 f32 f64);

#[computation]
fn far(x: &f32![3]) -> f32![3] {
    log_softmax(x)
}

#[test]
fn far_values_neither_overflow_nor_vanish() {
    let y = far(&tensor![1000.0, 0.0, -1000.0]);
    assert_eq!(y, tensor![0.0, -1000.0, -2000.0]);
}
