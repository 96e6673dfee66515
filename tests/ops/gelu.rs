//! `gelu` in both forms.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn both_forms_hold_for_every_float() {
            $({
                #[computation]
                fn both(x: &$e![4]) -> ($e![4], $e![4], $e![4]) {
                    (gelu(x), gelu(x, approximate = "none"), gelu(x, approximate = "tanh"))
                }
                let (a, b, c) = both(&Tensor::from_elements(of([-2.0, 0.0, 1.0, 3.0])));
                let exact = [-0.045500263896358396, 0.0, 0.8413447460685429, 2.99595030590511];
                all(stringify!($e), a.as_slice(), &of(exact), true);
                all(stringify!($e), b.as_slice(), a.as_slice(), false);
                let tanh = [-0.045402305912225355, 0.0, 0.8411919906082768, 2.996362607918227];
                all(stringify!($e), c.as_slice(), &of(tanh), true);
            })*
        }
    };
}
every_kind!(bf16 f32 f64);
