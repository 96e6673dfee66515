//! Tests of `xla-core/src/kernels/rev.rs`.

use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use xla_core::kernels::rev::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

const CASES: &[(&[usize], &[usize])] = &[
    (&[], &[]),
    (&[5], &[0]),
    (&[4, 6], &[]),
    (&[4, 6], &[0]),
    (&[4, 6], &[1]),
    (&[4, 6], &[0, 1]),
    (&[3, 1, 5], &[1, 2]),
    (&[3, 4, 5], &[0, 2]),
    (&[3, 0], &[0]),
];

#[test]
fn each_element_comes_from_its_place() {
    for &(dims, turned) in CASES {
        let operand = numbered(dims);
        let mut out = numbered(dims);
        let (to, from) = (ArrayMut::new(&mut out, dims), Array::new(&operand, dims));
        run(&Exec::serial(), to, from, turned);
        let expected: Vec<u32> = indices(dims)
            .map(|index| {
                (0..dims.len()).fold(0, |at, d| {
                    let i = if turned.contains(&d) {
                        dims[d] - 1 - index[d]
                    } else {
                        index[d]
                    };
                    at * dims[d] + i
                }) as u32
            })
            .collect();
        assert_eq!(out, expected, "{dims:?} {turned:?}");
    }
}

#[test]
fn threads_turn_the_same_way() {
    let dims = [700, 1000];
    let operand = numbered(&dims);
    let mut outs = [vec![0; operand.len()], vec![0; operand.len()]];
    for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
        run(
            &exec,
            ArrayMut::new(out, &dims),
            Array::new(&operand, &dims),
            &[0, 1],
        );
    }
    assert_eq!(outs[0], outs[1]);
    assert!(outs[0].iter().rev().eq(&operand));
}
