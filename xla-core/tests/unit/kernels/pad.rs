//! Tests of `xla-core/src/kernels/pad.rs`.

use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use xla_core::kernels::pad::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// Operand sizes; low, high and interior amounts.
type Case = (
    &'static [usize],
    &'static [i64],
    &'static [i64],
    &'static [usize],
);

const CASES: &[Case] = &[
    (&[], &[], &[], &[]),
    (&[3], &[2], &[1], &[0]),
    (&[3], &[0], &[0], &[2]),
    (&[5], &[-1], &[-2], &[0]),
    (&[5], &[-1], &[-3], &[1]),
    (&[5], &[-7], &[4], &[1]),
    (&[2], &[3], &[-4], &[0]),
    (&[0], &[2], &[1], &[3]),
    (&[3, 4], &[1, 0], &[0, 0], &[0, 0]),
    (&[3, 4], &[0, 2], &[1, 0], &[1, 0]),
    (&[3, 4], &[-1, 1], &[2, -2], &[0, 2]),
    (&[2, 3, 4], &[0, 1, 0], &[0, 1, 0], &[0, 0, 0]),
    (&[2, 3, 4], &[1, 0, -3], &[1, 0, 1], &[1, 0, 1]),
    (&[2, 3, 4], &[0, -3, 0], &[0, 1, 0], &[0, 0, 0]),
];

#[test]
fn each_element_goes_to_its_place_and_the_value_everywhere_else() {
    for &(dims, low, high, interior) in CASES {
        let size = |d: usize| {
            let between = dims[d].saturating_sub(1) * interior[d];
            (low[d] + high[d] + (dims[d] + between) as i64) as usize
        };
        let out_dims: Vec<usize> = (0..dims.len()).map(size).collect();
        let operand = numbered(dims);
        let expected: Vec<u32> = indices(&out_dims)
            .map(|index| {
                let mut place = 0;
                for d in 0..dims.len() {
                    let at = index[d] as i64 - low[d];
                    let step = interior[d] as i64 + 1;
                    if at < 0 || at % step != 0 || at / step >= dims[d] as i64 {
                        return 999;
                    }
                    place = place * dims[d] + (at / step) as usize;
                }
                operand[place]
            })
            .collect();
        let mut out = numbered(&out_dims);
        let value = Array::new(&[999], &[]);
        let (to, from) = (
            ArrayMut::new(&mut out, &out_dims),
            Array::new(&operand, dims),
        );
        run(&Exec::serial(), to, from, value, low, interior);
        assert_eq!(out, expected, "{dims:?} {low:?} {high:?} {interior:?}");
    }
}

#[test]
fn threads_pad_the_same_way() {
    let (dims, out_dims) = ([300, 700], [1800, 703]);
    let operand = numbered(&dims);
    let mut outs = [vec![0; 1800 * 703], vec![0; 1800 * 703]];
    for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
        let (to, from) = (ArrayMut::new(out, &out_dims), Array::new(&operand, &dims));
        run(&exec, to, from, Array::new(&[7], &[]), &[2, 1], &[5, 0]);
    }
    assert_eq!(outs[0], outs[1]);
    assert_eq!(outs[0][2 * 703 + 1], 0);
    assert_eq!(outs[0][(2 + 6 * 299) * 703 + 700], 300 * 700 - 1);
}
