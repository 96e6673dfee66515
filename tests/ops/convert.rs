//! `convert`, written `as`: between any two element types except from complex to real.

use crate::common::{Of, Same, all, of};
use typed_xla::element::{bf16, c64, c128, f16};
use typed_xla::prelude::*;

/// For each type, every type that it converts to.
macro_rules! conversions {
    ($($from:ident)* ; $to:tt) => {$(conversions!(@from $from $to);)*};
    (@from $from:ident ($($to:ident)*)) => {$({
        #[computation]
        fn converted(x: &$from![3]) -> $to![3] {
            convert(x, $to)
        }
        let y = converted(&Tensor::from_elements(of([0.0, 1.0, 3.0])));
        let three: $from = Of::of(3.0);
        // The value of `3` in the intermediate type: `true` is 1.
        let three = if three.same(Of::of(1.0)) { 1.0 } else { 3.0 };
        let what = concat!(stringify!($from), " as ", stringify!($to));
        all(what, y.as_slice(), &of([0.0, 1.0, three]), false);
    })*};
}

#[test]
fn integers_convert_to_every_kind_of_element() {
    conversions!(bool i32 u8;
        (bool i32 u8 bf16 f32 c64));
}

#[test]
fn floats_convert_to_every_kind_of_element() {
    conversions!(f16 bf16 f32 f64; (bool i32 u8 bf16 f32 c64));
    conversions!(c64 c128; (c64 c128));
}

#[computation]
fn edges(
    x: &f32![6],
    n: &i32![4],
) -> (i32![6], u8![6], i8![6], bool![6], u8![4], f32![4], u32![4]) {
    (
        x as i32, x as u8, x as i8, x as bool, n as u8, n as f32, n as u32,
    )
}

#[test]
fn fractions_are_cut_bounds_hold_and_integers_wrap() {
    let x = tensor![1.9, -1.9, 1e10, f32::NEG_INFINITY, f32::NAN, 0.5];
    let (i, u, s, p, n, f, w) = edges(&x, &tensor![-1, 256, 16_777_217, 300]);
    assert_eq!(i, tensor![1, -1, i32::MAX, i32::MIN, 0, 0]);
    assert_eq!(u, tensor![1, 0, 255, 0, 0, 0]);
    assert_eq!(s, tensor![1, -1, 127, -128, 0, 0]);
    assert_eq!(p, tensor![true, true, true, true, true, true]);
    assert_eq!(n, tensor![255, 0, 1, 44]);
    assert_eq!(f, tensor![-1.0, 256.0, 16_777_216.0, 300.0]);
    assert_eq!(w, tensor![u32::MAX, 256, 16_777_217, 300]);
}

#[computation]
fn narrow(x: &f32![4]) -> (f16![4], bf16![4], f32![4]) {
    (x as f16, x as bf16, (x as f16) as f32)
}

#[test]
fn narrower_floats_round_to_nearest_even() {
    let (h, b, back) = narrow(&tensor![1.0 / 3.0, 65520.0, 2049.0, 1e-8]);
    let third = f16::from_f32(1.0 / 3.0);
    assert_eq!(
        h.to_vec(),
        [third, f16::INFINITY, f16::from_f32(2048.0), f16::ZERO]
    );
    assert_eq!(
        b.to_vec(),
        [1.0 / 3.0, 65520.0, 2049.0, 1e-8].map(bf16::from_f32)
    );
    assert_eq!(back[[0]], third.to_f32());
}

#[computation]
fn beside_ties(x: &f64![3], n: &i64![3], m: &i32![2]) -> (bf16![3], f16![3], bf16![3], bf16![2]) {
    (x as bf16, (x * 2.0) as f16, n as bf16, m as bf16)
}

#[computation]
fn constants() -> (bf16![3], f16![2], bf16, bf16, f16) {
    let x: f64![3] = [1.00390625, 1.0039062500000002, -1.0039062500000002];
    let h: f16![2] = [1.00048828125, 1.000488281250000000001];
    let (n, m) = (16_842_753_i32, 72_339_069_014_638_593_i64);
    (
        x as bf16,
        h,
        n as bf16,
        m as bf16,
        1.0004882812500002_f64 as f16,
    )
}

#[test]
fn numbers_round_to_halves_once() {
    let tie = 1.0 + 2f64.powi(-8);
    let x = tensor![tie, tie.next_up(), 3.0 + 2f64.powi(-50)];
    let n = tensor![
        (1 << 40) + (1 << 32),
        (1 << 40) + (1 << 32) + 1,
        -(1 << 40) - (1 << 32) - 1
    ];
    let m = tensor![(1 << 24) + (1 << 16), -(1 << 24) - (1 << 16) - 1];
    let (b, h, long, word) = beside_ties(&x, &n, &m);
    let next = 1.0 + 2f64.powi(-7);
    assert_eq!(
        b.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [1.0, next, 3.0]
    );
    let doubled = 2.0 * (1.0 + 2f64.powi(-8));
    assert_eq!(
        h.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [doubled, doubled, 6.0]
    );
    let power = 2f64.powi(40);
    assert_eq!(
        long.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [power, next * power, -next * power]
    );
    assert_eq!(
        word.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [2f64.powi(24), -next * 2f64.powi(24)]
    );
    let (b, h, n, m, f) = constants();
    assert_eq!(
        b.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [1.0, next, -next]
    );
    assert_eq!(
        h.iter().map(|y| y.to_f64()).collect::<Vec<_>>(),
        [1.0, 1.0 + 2f64.powi(-10)]
    );
    assert_eq!(n.to_f64(), next * 2f64.powi(24));
    assert_eq!(m.to_f64(), next * 2f64.powi(56));
    assert_eq!(f.to_f64(), 1.0 + 2f64.powi(-10));
}

#[computation]
fn scalars(n: i32, p: bool) -> (f32, i32, f64) {
    (n as f32 / 2.0, p as i32, n as f64)
}

#[test]
fn scalars_convert() {
    assert_eq!(scalars(5, true), (2.5, 1, 5.0));
    let (z, w): (c64, c128) = (Of::of(2.0), Of::of(2.0));
    assert_eq!((z.re, w.re), (2.0, 2.0));
}
