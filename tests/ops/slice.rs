//! `slice`: every `stride`-th element between start and limit indices.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_cut() {
            $({
                #[computation]
                fn cut(x: &$e![2, 3]) -> $e![1, 2] {
                    slice(x, [1, 0], [2, 3], strides = [1, 2])
                }
                let y = cut(&Tensor::from_elements(of([0.0, 1.0, 0.0, 1.0, 0.0, 0.0])));
                all(stringify!($e), y.as_slice(), &of([1.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn boxes(x: &i32![2, 3, 4], s: i32) -> (i32![1, 2, 4], i32![2, 1, 2], i32![0, 3, 4], i32) {
    let inner = x.slice([1, 1, 0], [2, 3, 4]);
    (
        inner,
        slice(
            x,
            start_indices = [0, 2, 1],
            limit_indices = [2, 3, 4],
            strides = [1, 2, 2],
        ),
        slice(x, [1, 0, 0], [1, 3, 4]),
        slice(s, [], []),
    )
}

#[test]
fn the_box_may_be_anywhere_and_empty() {
    let x = Tensor::from_fn(|[i, j, k]| (100 * i + 10 * j + k) as i32);
    let (inner, strided, none, s) = boxes(&x, 7);
    assert_eq!(inner, Tensor::from_fn(|[i, j, k]| x[[i + 1, j + 1, k]]));
    assert_eq!(strided, Tensor::from_fn(|[i, _, k]| x[[i, 2, 2 * k + 1]]));
    assert_eq!((none.len(), s), (0, 7));
}

#[computation]
fn without_first<N: Dim>(x: &f32![N + 1, 2]) -> f32![N, 2] {
    slice(x, [1, 0], [N + 1, 2]) * 2.0
}

#[test]
fn the_box_may_have_generic_sizes() {
    let y = without_first(&tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]);
    assert_eq!(y, tensor![[6.0, 8.0], [10.0, 12.0]]);
}
