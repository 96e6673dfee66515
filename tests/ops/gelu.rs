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
                // Further below 0, most of `1 + erf(x / sqrt(2))` cancels, and more than the last digits differ between
                // levels.
                let (a, b, c) = both(&Tensor::from_elements(of([-0.5, 0.0, 1.0, 3.0])));
                let exact = [-0.15426876936299344, 0.0, 0.8413447460685429, 2.99595030590511];
                all(stringify!($e), a.as_slice(), &of(exact), true);
                all(stringify!($e), b.as_slice(), a.as_slice(), false);
                let tanh = [-0.15428599017485606, 0.0, 0.8411919906082768, 2.996362607918227];
                all(stringify!($e), c.as_slice(), &of(tanh), true);
            })*
        }
    };
}
every_kind!(bf16 f32 f64);
