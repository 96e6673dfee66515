//! `full`, `zeros`, `ones`.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_type {
    ($($e:ident)*) => {
        #[test]
        fn every_type_has_arrays_of_one_value() {
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
every_type!(bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128);

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
