//! Tests of `xla-core/src/kernels/concatenate.rs`.

use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use xla_core::kernels::concatenate::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// Sizes before and after the dimension, and the operands' sizes along it.
const CASES: &[(&[usize], &[usize], &[usize])] = &[
    (&[], &[], &[3]),
    (&[], &[], &[3, 0, 2]),
    (&[2], &[], &[1, 2]),
    (&[], &[4], &[2, 1, 3]),
    (&[3, 2], &[5], &[2, 0, 4]),
    (&[7, 100], &[], &[1, 1]),
    (&[7, 100], &[], &[1, 1, 1]),
    (&[9], &[], &[1, 1, 1, 1]),
    (&[9], &[], &[1, 1, 1, 1, 1]),
    (&[7, 10], &[], &[1, 2, 3, 4, 5, 0]),
    (&[3, 0], &[5], &[2, 4]),
];

#[test]
fn operands_lie_one_after_the_other() {
    for &(before, after, along) in CASES {
        let dims = |size: usize| [before, &[size], after].concat();
        let all: Vec<Vec<usize>> = along.iter().map(|&size| dims(size)).collect();
        let elements: Vec<Vec<u32>> = all
            .iter()
            .enumerate()
            .map(|(k, dims)| numbered(dims).iter().map(|x| 1000 * k as u32 + x).collect())
            .collect();
        let out_dims = dims(along.iter().sum());
        let mut expected = Vec::new();
        for index in indices(&out_dims) {
            let (mut k, mut i) = (0, index[before.len()]);
            while i >= along[k] {
                i -= along[k];
                k += 1;
            }
            let place = index.iter().enumerate().fold(0, |at, (d, &own)| {
                at * all[k][d] + if d == before.len() { i } else { own }
            });
            expected.push(elements[k][place]);
        }
        let mut out = numbered(&out_dims);
        let operands: Vec<Array<u32>> = elements
            .iter()
            .zip(&all)
            .map(|(elements, dims)| Array::new(elements, dims))
            .collect();
        run(
            &Exec::serial(),
            ArrayMut::new(&mut out, &out_dims),
            &operands,
            before.len(),
        );
        assert_eq!(out, expected, "{before:?} {along:?} {after:?}");
    }
}
