//! `clamp(x, lo, hi)` is `min(max(lo, x), hi)`.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_ordered_type_is_clamped() {
            $({
                #[computation]
                fn clamped(x: &$e![4], lo: $e, hi: $e) -> $e![4] {
                    clamp(x, lo, hi)
                }
                let [lo, hi] = of([1.0, 3.0]);
                let y = clamped(&Tensor::from_elements(of([0.0, 2.0, 3.0, 4.0])), lo, hi);
                all(stringify!($e), y.as_slice(), &of([1.0, 2.0, 3.0, 3.0]), false);
            })*
        }
    };
}
every_kind!(i32 u8 bf16 f32);

#[computation]
fn arrays(x: &f32![5], lo: &f32![5], hi: f32) -> (f32![5], f32![5], bool![2]) {
    let p: bool![2] = [true, false];
    (clamp(x, lo, hi), x.clamp(-1.0, 1.0), clamp(p, true, true))
}

#[test]
fn bounds_are_scalars_or_arrays_and_nan_goes_through() {
    let nan = f32::NAN;
    let x = tensor![-5.0, 0.5, nan, 2.0, 1.0];
    let (a, b, p) = arrays(&x, &tensor![-2.0, 0.0, 0.0, nan, 7.0], 1.5);
    all(
        "array bounds",
        a.as_slice(),
        &[-2.0, 0.5, nan, nan, 1.5],
        false,
    );
    all("literals", b.as_slice(), &[-1.0, 0.5, nan, 1.0, 1.0], false);
    assert_eq!(p, tensor![true, true]);
}

#[computation]
fn one_of_each<N: Dim>(x: &i32![N], low: &i32![N], high: i32) -> (i32![N], i32![N], i32![N]) {
    (
        clamp(x, low, high),
        clamp(x, -1, low),
        map(|x, low| clamp(x, low, high), (x, low)),
    )
}

#[test]
fn each_bound_by_itself_is_a_scalar_or_an_array() {
    let (a, b, c) = one_of_each(&tensor![-5, 0, 5], &tensor![-2, 1, 9], 4);
    assert_eq!((&a, &c), (&tensor![-2, 1, 4], &tensor![-2, 1, 4]));
    assert_eq!(b, tensor![-2, 0, 5]);
}

#[computation]
fn one_bound(
    x: &f32![4],
    k: &i8![3],
    high: &f32![4],
) -> (f32![4], f32![4], i8![3], bool![2], f32![4]) {
    let p: bool![2] = [true, false];
    let slopes = grad(|x| sum(clamp(x, min = 0.0) * x))(x);
    (
        clamp(x, 0.0),
        x.clamp(max = high),
        clamp(k, max = -3),
        clamp(p, min = true),
        slopes,
    )
}

#[test]
fn a_bound_may_be_omitted() {
    let (nan, infinity) = (f32::NAN, f32::INFINITY);
    let x = tensor![-1.0, 3.0, nan, infinity];
    let high = tensor![2.0, 2.0, 2.0, infinity];
    let (low, high, k, p, slopes) = one_bound(&x, &tensor![-128, -3, 127], &high);
    all("lower", low.as_slice(), &[0.0, 3.0, nan, infinity], false);
    all("upper", high.as_slice(), &[-1.0, 2.0, nan, infinity], false);
    assert_eq!((k, p), (tensor![-128, -3, -3], tensor![true, true]));
    assert_eq!((slopes[[0]], slopes[[1]]), (0.0, 6.0));
}
