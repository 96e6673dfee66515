//! `rev`: reverses dimensions.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_reversed() {
            $({
                #[computation]
                fn turned(x: &$e![2, 3]) -> $e![2, 3] {
                    rev(x, [1])
                }
                let y = turned(&Tensor::from_elements(of([0.0, 1.0, 1.0, 1.0, 0.0, 0.0])));
                all(stringify!($e), y.as_slice(), &of([1.0, 1.0, 0.0, 0.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn sides(x: &i32![2, 3, 4]) -> (i32![2, 3, 4], i32![2, 3, 4], i32![2, 3, 4], i32![2, 3, 4]) {
    (
        rev(x, [0, 2]),
        x.rev(1),
        rev(rev(x, [0, 1]), [1, 0]),
        rev(x, []),
    )
}

#[test]
fn any_dimensions_are_reversed() {
    let x = Tensor::from_fn(|[i, j, k]| (100 * i + 10 * j + k) as i32);
    let (outer, middle, twice, never) = sides(&x);
    assert_eq!(outer, Tensor::from_fn(|[i, j, k]| x[[1 - i, j, 3 - k]]));
    assert_eq!(middle, Tensor::from_fn(|[i, j, k]| x[[i, 2 - j, k]]));
    assert_eq!((&twice, &never), (&x, &x));
}

#[computation]
fn around<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    rev(x + 1.0, [0, 1]) * 2.0
}

#[test]
fn dimensions_of_generic_sizes_are_reversed() {
    assert_eq!(
        around(&tensor![[1.0, 2.0], [3.0, 4.0]]),
        tensor![[10.0, 8.0], [6.0, 4.0]]
    );
    let none: f32![0, 2] = Tensor::zeros();
    assert_eq!(around(&none).dims(), [0, 2]);
}
