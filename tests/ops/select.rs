//! `select`: element by element, or as a whole by a scalar.

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
