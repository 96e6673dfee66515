//! `dynamic_slice`: a slice at computed start indices, clamped to the array.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_cut() {
            $({
                #[computation]
                fn cut(x: &$e![2, 3], i: i32, j: i32) -> $e![1, 2] {
                    dynamic_slice(x, (i, j), [1, 2])
                }
                let x = Tensor::from_elements(of([0.0, 1.0, 0.0, 1.0, 0.0, 0.0]));
                all(stringify!($e), cut(&x, 0, 1).as_slice(), &of([1.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

macro_rules! kinds_of_index {
    ($($e:ident)*) => {
        #[test]
        fn starts_of_every_kind_of_element_are_moved_inside() {
            $({
                #[computation]
                fn cut(x: &i32![6], start: $e) -> i32![3] {
                    dynamic_slice(x, start, slice_sizes = [3])
                }
                let x = tensor![0, 1, 2, 3, 4, 5];
                assert_eq!(cut(&x, 2), tensor![2, 3, 4]);
                assert_eq!(cut(&x, $e::MAX), tensor![3, 4, 5]);
                assert_eq!(cut(&x, $e::MIN), tensor![0, 1, 2]);
            })*
        }
    };
}
kinds_of_index!(i32 u8);

#[computation]
fn row<N: Dim>(x: &f32![N, 2], starts: &i64![2]) -> (f32![1, 2], f32![N, 1]) {
    (
        dynamic_slice(x, starts, [1, 2]),
        x.dynamic_slice(starts, [N, 1]),
    )
}

#[test]
fn starts_may_be_an_array() {
    let (one, column) = row(&tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], &tensor![2, 1]);
    assert_eq!(
        (one, column),
        (tensor![[5.0, 6.0]], tensor![[2.0], [4.0], [6.0]])
    );
}

macro_rules! in_loops {
    ($($e:ident)*) => {
        #[test]
        fn rows_in_loops_are_moved_inside() {
            $({
                #[computation]
                fn rows(x: &i32![4, 3], at: &$e![6]) -> i32![6, 1, 3] {
                    scan(|carry, i| (carry, dynamic_slice(x, (i, i), [1, 3])), 0i32, at).1
                }
                #[computation]
                fn elements(x: &i32![4, 3], at: &$e![6]) -> i32![6, 1, 1] {
                    scan(|carry, i| (carry, dynamic_slice(x, (i, i), [1, 1])), 0i32, at).1
                }
                let x = tensor![[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]];
                let at = [$e::MIN, 0, 2, 3, 4, $e::MAX];
                for (k, at) in at.into_iter().enumerate() {
                    let row = i128::from(at).clamp(0, 3) as i32;
                    let column = row.min(2);
                    let rows = rows(&x, &tensor![$e::MIN, 0, 2, 3, 4, $e::MAX]);
                    assert_eq!(rows.as_slice()[3 * k..][..3], [3 * row, 3 * row + 1, 3 * row + 2]);
                    let elements = elements(&x, &tensor![$e::MIN, 0, 2, 3, 4, $e::MAX]);
                    assert_eq!(elements.as_slice()[k], 3 * row + column);
                }
            })*
        }
    };
}
in_loops!(i32 u8);
