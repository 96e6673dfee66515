//! Tests of `xla-core/src/kernels/slice.rs`.

use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use xla_core::kernels::slice::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// Operand sizes, starts, strides, result sizes.
type Case = (
    &'static [usize],
    &'static [usize],
    &'static [usize],
    &'static [usize],
);

const CASES: &[Case] = &[
    (&[], &[], &[], &[]),
    (&[5], &[2], &[1], &[3]),
    (&[9], &[1], &[3], &[3]),
    (&[4, 6], &[1, 2], &[1, 1], &[2, 4]),
    (&[4, 6], &[0, 1], &[2, 2], &[2, 3]),
    (&[4, 6], &[1, 0], &[1, 1], &[3, 6]),
    (&[3, 4, 5], &[1, 0, 0], &[1, 3, 1], &[2, 2, 5]),
    (&[3, 4, 5], &[0, 0, 4], &[2, 1, 7], &[2, 4, 1]),
    (&[3, 140], &[0, 1], &[1, 2], &[3, 70]),
    (&[3, 140], &[0, 0], &[2, 4], &[2, 35]),
    (&[50], &[4], &[3], &[16]),
    (&[3, 0, 5], &[0, 0, 0], &[1, 1, 1], &[2, 0, 5]),
];

#[test]
fn each_element_comes_from_its_place() {
    for &(dims, starts, strides, out_dims) in CASES {
        let operand = numbered(dims);
        let mut out = numbered(out_dims);
        let (to, from) = (
            ArrayMut::new(&mut out, out_dims),
            Array::new(&operand, dims),
        );
        run(&Exec::serial(), to, from, starts, strides);
        let want: Vec<u32> = indices(out_dims)
            .map(|index| {
                let at = index.iter().zip(starts).zip(strides);
                let at = at.map(|((i, start), stride)| start + i * stride);
                at.zip(dims).fold(0, |at, (i, size)| at * size + i) as u32
            })
            .collect();
        assert_eq!(out, want, "{dims:?} {starts:?} {strides:?}");
    }
}

#[test]
#[should_panic(expected = "index 3 of dimension 0, which has 3")]
fn a_box_beyond_the_operand_is_refused() {
    let out = &mut [0; 2];
    let operand = Array::new(&[1, 2, 3], &[3]);
    run(
        &Exec::serial(),
        ArrayMut::new(out, &[2]),
        operand,
        &[2],
        &[1],
    );
}
