//! `dynamic_update_slice`: replaces a slice at computed start indices.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_replaced() {
            $({
                #[computation]
                fn put(x: &$e![2, 2], y: &$e![1, 2], i: i32) -> $e![2, 2] {
                    dynamic_update_slice(x, y, (i, 0i32))
                }
                let x = Tensor::from_elements(of([0.0, 0.0, 0.0, 0.0]));
                let y = put(&x, &Tensor::from_elements(of([1.0, 0.0])), 1);
                all(stringify!($e), y.as_slice(), &of([0.0, 0.0, 1.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn put(x: &mut i32![3, 3], y: &i32![2, 1], at: &i32![2]) -> i32![3, 3] {
    let before = *x;
    *x = dynamic_update_slice(x, y, at);
    before
}

#[test]
fn the_box_is_moved_until_it_fits() {
    let mut x: i32![3, 3] = Tensor::zeros();
    let before = put(&mut x, &tensor![[1], [2]], &tensor![0, 1]);
    assert_eq!(before, Tensor::zeros());
    assert_eq!(x, tensor![[0, 1, 0], [0, 2, 0], [0, 0, 0]]);
    put(&mut x, &tensor![[3], [4]], &tensor![7, -7]);
    assert_eq!(x, tensor![[0, 1, 0], [3, 2, 0], [4, 0, 0]]);
}

#[computation]
fn first<N: Dim>(x: &f32![N, 2], y: f32) -> f32![N, 2] {
    let row = broadcast_in_dim(y, [1, 2], []);
    dynamic_update_slice(x, row, (0i32, 0i32)) + 1.0
}

#[test]
fn generic_sizes_are_replaced() {
    assert_eq!(
        first(&tensor![[1.0, 2.0], [3.0, 4.0]], 8.0),
        tensor![[9.0, 9.0], [4.0, 5.0]]
    );
}

macro_rules! in_loops {
    ($($e:ident)*) => {
        #[test]
        fn rows_in_loops_are_put_where_they_fit() {
            $({
                #[computation]
                fn put(x: &i32![5, 2], at: &$e![4], rows: &i32![4, 2, 2]) -> i32![5, 2] {
                    scan(|x, (i, rows)| (dynamic_update_slice(x, rows, (i, i)), 0i32), x, (at, rows)).0
                }
                let rows = tensor![[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 10], [11, 12]], [[13, 14], [15, 16]]];
                let x = put(&Tensor::zeros(), &tensor![$e::MIN, 2, 1, $e::MAX], &rows);
                assert_eq!(x, tensor![[1, 2], [9, 10], [11, 12], [13, 14], [15, 16]]);
            })*
        }
    };
}
in_loops!(i32 u8);
