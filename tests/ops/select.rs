//! `select`: selects elements by an array, or all of them by a scalar.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_selected() {
            $({
                #[computation]
                fn selected(p: &bool![2], a: &$e![2], b: &$e![2]) -> $e![2] {
                    select(p, a, b)
                }
                let (a, b) = (of([1.0, 1.0]), of([0.0, 0.0]));
                let y = selected(&tensor![true, false], &Tensor::from_elements(a), &Tensor::from_elements(b));
                all(stringify!($e), y.as_slice(), &of([1.0, 0.0]), false);
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn mixed(p: bool, m: &bool![3], x: &f32![3], s: f32) -> (f32![3], f32![3], f32![3], f32, f32![3]) {
    (
        select(p, x, 0.0),
        select(m, x, s),
        select(m, s, -s),
        select(p, s, 1.0),
        select(x > 1.0, x, 1.0),
    )
}

#[test]
fn scalars_stand_for_arrays() {
    let nan = f32::NAN;
    let (a, b, c, d, e) = mixed(
        false,
        &tensor![true, false, true],
        &tensor![1.0, nan, 3.0],
        7.0,
    );
    assert_eq!((a, b), (tensor![0.0, 0.0, 0.0], tensor![1.0, 7.0, 3.0]));
    assert_eq!(
        (c, d, e),
        (tensor![7.0, -7.0, 7.0], 1.0, tensor![1.0, 1.0, 3.0])
    );
}

#[computation]
fn tuples(p: bool, a: (f32![2], i32), b: (f32![2], i32)) -> (f32![2], i32) {
    select(p, a, b)
}

#[test]
fn a_scalar_chooses_between_tuples() {
    let choose = |p| tuples(p, (tensor![1.0, 2.0], 3), (tensor![4.0, 5.0], 6));
    assert_eq!(choose(true), (tensor![1.0, 2.0], 3));
    assert_eq!(choose(false), (tensor![4.0, 5.0], 6));
}

#[computation]
fn causal(mask: &bool![3, 3], scores: &f32![2, 3, 3]) -> f32![2, 3, 3] {
    select(mask.along([1, 2]), scores, -1e9)
}

#[computation]
fn placed(
    m: &bool![2, 3],
    row: &f32![3],
    column: &f32![2],
    keep: &bool![2, 1],
) -> (f32![2, 3], f32![2, 3], f32![2, 3]) {
    (
        select(m, row.along([1]), column.along([0])),
        select(m, 0.0, row.along([1])),
        select(keep, row.along([1]), m as f32),
    )
}

#[computation]
fn of_any_length<N: Dim>(keep: &bool![N], x: &f32![?, N]) -> f32![?, N] {
    select(keep.along([1]), x, 0.0)
}

#[test]
fn operands_of_lower_rank_lie_along_dimensions() {
    let (t, f) = (true, false);
    let mask = tensor![[t, f, f], [t, t, f], [t, t, t]];
    let scores: f32![2, 3, 3] = Tensor::from_fn(|[i, j, k]| (9 * i + 3 * j + k) as f32);
    let found = causal(&mask, &scores);
    for i in 0..2 {
        for (j, k) in (0..3).flat_map(|j| (0..3).map(move |k| (j, k))) {
            let expected = if k <= j { scores[[i, j, k]] } else { -1e9 };
            assert_eq!(found[[i, j, k]], expected);
        }
    }
    let m = tensor![[t, f, t], [f, f, t]];
    let (row, column) = (tensor![1.0, 2.0, 3.0], tensor![10.0, 20.0]);
    let (a, b, c) = placed(&m, &row, &column, &tensor![[t], [f]]);
    assert_eq!(a, tensor![[1.0, 10.0, 3.0], [20.0, 20.0, 3.0]]);
    assert_eq!(b, tensor![[0.0, 2.0, 0.0], [1.0, 2.0, 0.0]]);
    assert_eq!(c, tensor![[1.0, 2.0, 3.0], [0.0, 0.0, 1.0]]);
    let x: f32![?, 3] = Tensor::from_fn_sized([2, 3], |[i, j]| (3 * i + j) as f32).unwrap();
    let kept = of_any_length(&tensor![t, f, t], &x);
    assert_eq!(kept.to_vec(), [0.0, 0.0, 2.0, 3.0, 0.0, 5.0]);
}
