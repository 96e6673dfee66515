//! `iota`: the index along a dimension, in every admitted element type.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_number_counts() {
            $({
                #[computation]
                fn counted() -> ($e![3], $e![2, 2], $e![2, 2]) {
                    (iota($e, 3), iota($e, [2, 2], 0), iota($e, [2, 2], dimension = 1))
                }
                let (a, b, c) = counted();
                all(stringify!($e), a.as_slice(), &of([0.0, 1.0, 2.0]), false);
                all(stringify!($e), b.as_slice(), &of([0.0, 0.0, 1.0, 1.0]), false);
                all(stringify!($e), c.as_slice(), &of([0.0, 1.0, 0.0, 1.0]), false);
            })*
        }
    };
}
every_kind!(i32 u8 bf16 f32 c64);

#[computation]
fn narrow() -> (u8![300], i32![0], i32![2, 0, 3]) {
    (iota(u8, 300), iota(i32, 0), iota(i32, [2, 0, 3], 2))
}

#[test]
fn narrow_integers_wrap_and_nothing_counts_nothing() {
    let (a, b, c) = narrow();
    assert_eq!((a[[255]], a[[256]], a[[299]]), (255, 0, 43));
    assert_eq!((b.len(), c.len()), (0, 0));
}

#[computation]
fn generic<N: Dim>(x: &f32![N]) -> (f32![N], bool![N, N]) {
    (
        x * iota(f32, N),
        iota(i32, [N, N], 0) >= iota(i32, [N, N], 1),
    )
}

#[test]
fn it_counts_generic_sizes() {
    let (a, b) = generic(&tensor![1.0, 1.0, 2.0]);
    assert_eq!(a, tensor![0.0, 1.0, 4.0]);
    assert_eq!(
        b,
        tensor![
            [true, false, false],
            [true, true, false],
            [true, true, true]
        ]
    );
}

#[computation]
fn parts() -> (i64![3], f32![2, 3], f32![2, 2]) {
    let far = iota(i64, 50_000_000_000);
    let rows = iota(f32, [2, 1_000_000_000_000], 1);
    (
        slice(far, [40_000_000_000], [40_000_000_009], [4]),
        rows[(.., 0..3)],
        slice(rows, [0, 5], [2, 12], [1, 6]),
    )
}

#[test]
fn parts_of_an_index_take_no_memory_for_the_whole() {
    let (far, first, spread) = parts();
    let start = 40_000_000_000i64;
    assert_eq!(far.as_slice(), [start, start + 4, start + 8]);
    assert_eq!(first, tensor![[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]);
    assert_eq!(spread, tensor![[5.0, 11.0], [5.0, 11.0]]);
}

#[computation]
fn rounded() -> (f32![2], u8![2]) {
    let whole = iota(f32, 16_777_220);
    (whole[16_777_217..16_777_219], iota(u8, 300)[255..257])
}

#[test]
fn parts_round_and_wrap_as_the_whole_does() {
    let (far, wrapped) = rounded();
    assert_eq!(far, tensor![16_777_216.0, 16_777_218.0]);
    assert_eq!(wrapped, tensor![255, 0]);
}
