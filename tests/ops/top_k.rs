//! `top_k`: the largest elements and their indices.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_has_greatest_elements() {
            $({
                #[computation]
                fn greatest(x: &$e![2, 3]) -> ($e![2, 2], i32![2, 2]) {
                    top_k(x, 2)
                }
                let x = Tensor::from_elements(of([1.0, 0.0, 1.0, 0.0, 1.0, 0.0]));
                let (values, indices) = greatest(&x);
                all(stringify!($e), values.as_slice(), &of([1.0, 1.0, 1.0, 0.0]), false);
                assert_eq!(indices.as_slice(), [0, 2, 1, 0]);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32);

#[test]
fn nan_is_above_all_and_zeros_have_signs() {
    #[computation]
    fn greatest(x: &f32![5]) -> (f32![4], i32![4]) {
        x.top_k(k = 4)
    }
    let (values, indices) = greatest(&tensor![-0.0, f32::INFINITY, 0.0, f32::NAN, -1.0]);
    assert_eq!(indices.as_slice(), [3, 1, 2, 0]);
    assert!(values[[0]].is_nan() && values[[3]].is_sign_negative());
}

#[test]
fn generic_sizes_stay() {
    #[computation]
    fn best<N: Dim>(x: &f32![N, 4]) -> i32![N, 1] {
        let (_, indices) = top_k(x, 1);
        indices
    }
    let x = tensor![[1.0, 5.0, 2.0, 5.0], [4.0, 3.0, 2.0, 1.0]];
    assert_eq!(best(&x), tensor![[1], [0]]);
}
