//! `full`, `zeros`, `ones`.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_has_arrays_of_one_value() {
            $({
                #[computation]
                fn filled(v: $e) -> ($e![2], $e![1, 2], $e![2]) {
                    (zeros($e, 2), ones($e, [1, 2]), full($e, [2], v))
                }
                let [v] = of([1.0]);
                let (a, b, c) = filled(v);
                all(stringify!($e), a.as_slice(), &of([0.0, 0.0]), false);
                all(stringify!($e), b.as_slice(), &of([1.0, 1.0]), false);
                all(stringify!($e), c.as_slice(), &of([1.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn generic<N: Dim>(x: &f32![N]) -> (f32![N, 2], f32![]) {
    (
        full(f32, [N, 2], 0.5) + ones(f32, [N, 2]) * x.along([0]),
        zeros(f32, []),
    )
}

#[test]
fn sizes_are_generic_and_may_be_none() {
    let (a, b) = generic(&tensor![1.0, 2.0]);
    assert_eq!(a, tensor![[1.5, 1.5], [2.5, 2.5]]);
    assert_eq!(b.item(), 0.0);
}
