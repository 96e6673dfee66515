//! `concatenate`: joins arrays along a dimension.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_joined() {
            $({
                #[computation]
                fn joined(x: &$e![2, 1], y: &$e![2, 2]) -> $e![2, 3] {
                    concatenate((x, y), 1)
                }
                let (x, y) = (Tensor::from_elements(of([0.0, 1.0])), Tensor::from_elements(of([1.0, 0.0, 0.0, 1.0])));
                all(stringify!($e), joined(&x, &y).as_slice(), &of([0.0, 1.0, 0.0, 1.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn many(x: &i32![2, 3], none: &i32![0, 3]) -> (i32![6, 3], i32![2, 9], i32![2, 3]) {
    (
        concatenate((x, none, x + 10, none, x), dimension = 0),
        concatenate([x, -x, x], 1),
        concatenate((x,), 0),
    )
}

#[test]
fn any_number_of_operands_along_any_dimension() {
    let x = tensor![[1, 2, 3], [4, 5, 6]];
    let (rows, columns, same) = many(&x, &Tensor::zeros());
    assert_eq!(
        rows,
        tensor![
            [1, 2, 3],
            [4, 5, 6],
            [11, 12, 13],
            [14, 15, 16],
            [1, 2, 3],
            [4, 5, 6]
        ]
    );
    assert_eq!(
        columns,
        tensor![
            [1, 2, 3, -1, -2, -3, 1, 2, 3],
            [4, 5, 6, -4, -5, -6, 4, 5, 6]
        ]
    );
    assert_eq!(same, x);
}

#[computation]
fn both<N: Dim, M: Dim>(x: &f32![N, 2], y: &f32![M, 2]) -> f32![N + M, 2] {
    concatenate((x, y), 0)
}

#[test]
fn generic_sizes_add_up() {
    let z = both(&tensor![[1.0, 2.0]], &tensor![[3.0, 4.0], [5.0, 6.0]]);
    assert_eq!(z, tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]);
}
