//! `transpose`: dimension `i` of the result is dimension `permutation[i]` of the operand.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_moved() {
            $({
                #[computation]
                fn turned(x: &$e![2, 3]) -> $e![3, 2] {
                    transpose(x, [1, 0])
                }
                let y = turned(&Tensor::from_elements(of([0.0, 1.0, 0.0, 1.0, 1.0, 0.0])));
                all(stringify!($e), y.as_slice(), &of([0.0, 1.0, 1.0, 1.0, 0.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn permuted(
    x: &i32![2, 3, 4, 5],
    s: i32,
) -> (i32![5, 2, 4, 3], i32![2, 4, 3, 5], i32![2, 3, 4, 5], i32) {
    (
        transpose(x, [3, 0, 2, 1]),
        x.transpose(permutation = [0, 2, 1, 3]),
        transpose(x, [0, 1, 2, 3]),
        transpose(s, []),
    )
}

#[test]
fn any_permutation_of_any_rank() {
    let x = Tensor::from_fn(|[i, j, k, l]| (1000 * i + 100 * j + 10 * k + l) as i32);
    let (a, b, c, s) = permuted(&x, 9);
    assert_eq!(a, Tensor::from_fn(|[l, i, k, j]| x[[i, j, k, l]]));
    assert_eq!(b, Tensor::from_fn(|[i, k, j, l]| x[[i, j, k, l]]));
    assert_eq!((c, s), (x, 9));
}

#[computation]
fn large(x: &f32![123, 257], none: &f32![0, 3]) -> (f32![257, 123], f32![3, 0]) {
    (transpose(x, [1, 0]), transpose(none, [1, 0]))
}

#[test]
fn tiles_that_do_not_divide_the_sizes_are_moved_too() {
    let x = Tensor::from_fn(|[i, j]| (257 * i + j) as f32);
    let (y, none) = large(&x, &Tensor::zeros());
    assert_eq!(y, Tensor::from_fn(|[j, i]| (257 * i + j) as f32));
    assert_eq!(none.dims(), [3, 0]);
}
